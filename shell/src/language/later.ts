import type { LanguageApi } from '@portal/contract-shell-v1';
import { languageFiles } from './files';

/**
 * The language API before a language other than English is needed: English is in the pages, and the code for other
 * languages loads with the first choice, or by `ready`, in one file with the words of the wanted language.
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
    // After a failure the next choice tries again.
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

/** The language named by the address or chosen on this device; undefined when that is English, which is used anyway. */
export const wantedHere = (search: string, cookie: string): string | undefined =>
  /(?:[?&]lang=|[; ]language=(?!en(?:;|$)))([\w-]*)/.exec(`${search}; ${cookie}`)?.[1];
