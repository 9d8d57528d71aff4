import type { LanguageApi } from '@portal/contract-shell-v1';

/** The languages of the shell. */
export const spoken: readonly string[] = ['en', 'fr', 'rw', 'en-XA'];

/**
 * The languages of the pages before any but English is wanted: English is in the pages, and the code that speaks the
 * others is loaded with the first choice, or by `ready`.
 */
export function languagesLater(offered: readonly string[], loadOthers: () => Promise<LanguageApi>) {
  const listeners = new Set<() => void>();
  let loading: Promise<LanguageApi> | undefined;
  let current = 'en';

  async function load(): Promise<LanguageApi> {
    const api = await loadOthers();
    const follow = () => {
      current = api.current();
      for (const listener of listeners) listener();
    };
    api.subscribe(follow);
    follow();
    return api;
  }

  function ready(): Promise<LanguageApi> {
    loading ??= load();
    // The next choice tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  const api: LanguageApi = {
    current: () => current,
    offered: offered.filter((one) => spoken.includes(one)),
    choose: async (language) => (await ready()).choose(language),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { api, ready };
}

/** Whether somebody may want another language than English: by the address, or by a choice on this device. */
export const wantsOther = (search: string, cookie: string): boolean =>
  /[?&]lang=|[; ]language=(?!en(;|$))/.test(`${search}; ${cookie}`);
