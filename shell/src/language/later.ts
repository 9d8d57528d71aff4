import type { LanguageApi } from '@portal/contract-shell-v1';
import { languageFiles } from './files';

/**
 * The languages of the pages before any but English is wanted: English is in the pages, and the code for the
 * others is loaded with the first choice, or by `ready`. It comes in one file with the words of the language that is wanted.
 */
export function languagesLater(
  offered: readonly string[],
  loadOthers: (wanted: string) => Promise<LanguageApi>,
) {
  const listeners = new Set<() => void>();
  let loading: Promise<LanguageApi> | undefined;
  let current = 'en';

  async function load(wanted: string): Promise<LanguageApi> {
    const api = await loadOthers(wanted);
    const follow = () => {
      current = api.current();
      for (const listener of listeners) listener();
    };
    api.subscribe(follow);
    follow();
    return api;
  }

  function ready(wanted: string): Promise<LanguageApi> {
    loading ??= load(wanted);
    // The next choice tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  const api: LanguageApi = {
    current: () => current,
    offered: offered.filter((one) => one in languageFiles),
    choose: async (language) => (await ready(language)).choose(language),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { api, ready };
}

/** The language that somebody wants by the address or by a choice on this device; undefined where that is English anyway. */
export const wantedHere = (search: string, cookie: string): string | undefined =>
  /(?:[?&]lang=|[; ]language=(?!en(?:;|$)))([\w-]*)/.exec(`${search}; ${cookie}`)?.[1];
