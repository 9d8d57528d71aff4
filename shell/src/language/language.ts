import type { LanguageApi } from '@portal/contract-shell-v1';
import { sentencesHeard } from '@portal/remote-sdk';
import { wordsComeBy } from './more';
import { needed } from './needed';
import { type Extent, type LanguageFiles, loadLanguage } from './offered';
import { applyWords } from './words-of-page';

export interface LanguageOptions {
  files: LanguageFiles;
  /** The languages that the operator offers. */
  offered: readonly string[];
  /** The language that the gateway chose: that of the address, an earlier choice, or the browser's language. */
  found: string;
  /** Whether the address names the language: then it counts as a choice. */
  asked: boolean;
  /** The extent of the words that the page needs at once; all when left out. */
  extent?: Extent;
}

/**
 * The language for this device. A page that was kept for offline use contains the language of that time: the language
 * in the address and a later choice take precedence, as they do at the gateway.
 */
export function languageNow(offered: readonly string[], found: string, search: string, cookie: string) {
  const asked = new URLSearchParams(search).get('lang');
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(cookie)?.[1];
  const wanted = asked ?? chosen;
  return { found: wanted && offered.includes(wanted) ? wanted : found, asked: asked !== null };
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Stores the choice in a cookie: the gateway then sends the next page in this language with preload links for its
 * words.
 */
function remember(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Loads the code that translates shown refusals of services; without it they stay in their language. */
const loadAnew = async () =>
  sentencesHeard().size > 0
    ? import(/* webpackChunkName: "answers" */ '../own-pages/home/translated-anew').catch(() => undefined)
    : undefined;

const wordsOf = async (files: LanguageFiles, language: string, extent: Extent) =>
  applyWords(language === 'en' ? { own: [], ui: [] } : (await loadLanguage(files, language, extent)).words);

/**
 * Makes the language API of the pages. `ready` resolves once the first language's words are loaded, or English is used
 * instead.
 */
export function createLanguage({ files, offered, found, asked, extent = 'all' }: LanguageOptions) {
  const listeners = new Set<() => void>();
  const known = offered.filter((one) => one in files);
  let current = 'en';
  let wanted = current;
  let reach: Extent = extent;

  async function setLanguage(language: string): Promise<void> {
    wanted = language;
    const [applyWords, anew] = await Promise.all([wordsOf(files, language, reach), loadAnew(), needed()]);
    // A later choice was loaded first.
    if (wanted !== language) return;
    applyWords();
    anew?.translateAnewIn(language);
    current = language;
    document.documentElement.lang = language;
    // What the gateway has drawn is drawn anew with the next one.
    if (reach === 'home') reach = 'all';
    for (const listener of listeners) listener();
  }

  const api: LanguageApi = {
    current: () => current,
    offered: known,
    async choose(language) {
      await setLanguage(language);
      if (current === language) remember(language);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  async function start(): Promise<void> {
    try {
      if (!known.includes(found)) throw new Error('nobody speaks it');
      await (asked ? api.choose(found) : setLanguage(found));
    } catch {
      // English needs no words to load.
      document.documentElement.lang = current;
    }
  }

  wordsComeBy(async () => {
    const language = current;
    const applyWords = await wordsOf(files, language, 'all');
    reach = 'all';
    if (language === current) applyWords();
  });
  return { api, setLanguage, ready: start() };
}
