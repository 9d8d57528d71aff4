import type { LanguageApi } from '@portal/contract-shell-v1';
import { isDear } from '../device/connection';

/** Activates the words of a language. */
export interface ApplyWords {
  (): void;
  /**
   * Loads the remaining words, where these words are enough for the first look of a page alone. Absent when these words
   * are all.
   */
  rest?: (() => Promise<() => void>) | undefined;
}

/** The languages of a page beside English: each loads its words, and returns the function that activates them. */
export type PageLanguages = Readonly<Record<string, () => Promise<ApplyWords>>> & {
  /** Returns to English. Needed where the page has other languages. */
  readonly en?: () => Promise<ApplyWords>;
};

/** Loads the words that the page does not have yet; undefined while it has them all. */
let missing: (() => Promise<void>) | undefined;

/** Whether the page has all words of its language. It is drawn anew when the last ones come. */
export const hasAllWords = (): boolean => missing === undefined;

/** Resolves once the page has all words of its language. Fails while offline; the next call tries again. */
export const allWords = async (): Promise<void> => missing?.();

/**
 * Draws a page in the language of the shell, now and after each choice of a language. English replaces a language that
 * the page does not have or whose words fail to load. Words not needed for the first look load once the page is idle,
 * at the first sign of use, or on request; a choice of a language loads all at once. Resolves once the page is drawn,
 * to a function that stops following the language.
 */
export async function follow(
  language: LanguageApi | undefined,
  languages: PageLanguages,
  draw: (language: string) => void,
): Promise<() => void> {
  let asked = 0;
  let stopWaiting = () => {};

  async function wordsOf(language: string, whole: boolean): Promise<ApplyWords | undefined> {
    const applyWords = await languages[language]?.();
    return whole && applyWords?.rest ? applyWords.rest() : applyWords;
  }

  async function applyLanguage({ whole }: { whole: boolean }): Promise<void> {
    const turn = ++asked;
    const wanted = language?.current() ?? 'en';
    const pageLanguage = languages[wanted] ? wanted : 'en';
    const found = await wordsOf(pageLanguage, whole).then(
      (applyWords) => ({ translate: applyWords, language: pageLanguage }),
      async () => ({ translate: await languages.en?.(), language: 'en' }),
    );
    // A later choice of a language was loaded first.
    if (turn !== asked) return;
    stopWaiting();
    found.translate?.();
    const { rest } = found.translate ?? {};
    if (rest)
      stopWaiting = waitFor(rest, (applyWords) => {
        applyWords();
        draw(pageLanguage);
      });
    draw(found.language);
  }

  await applyLanguage({ whole: false });
  const unsubscribe = language?.subscribe(() => void applyLanguage({ whole: true }));
  return () => {
    asked += 1;
    stopWaiting();
    unsubscribe?.();
  };
}

/**
 * Loads the remaining words at a good moment, and keeps `missing` set until then. Returns a function that stops both.
 */
function waitFor(rest: () => Promise<() => void>, arrived: (applyWords: () => void) => void): () => void {
  let coming: Promise<void> | undefined;
  async function fetched(): Promise<void> {
    try {
      const applyWords = await rest();
      // Another language was chosen meanwhile, with all its words.
      if (missing !== bring) return;
      stop();
      arrived(applyWords);
    } finally {
      // After a failure the next call tries again.
      coming = undefined;
    }
  }
  const bring = () => {
    coming ??= fetched();
    return coming;
  };
  missing = bring;
  const ignore = soon(() => void bring().catch(() => undefined));
  const stop = () => {
    ignore();
    if (missing === bring) missing = undefined;
  };
  return stop;
}

const signsOfUse = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls `call` at the first sign of use, or after a pause unless data is expensive. Returns a function that prevents
 * it.
 */
function soon(call: () => void): () => void {
  const once = () => {
    ignore();
    call();
  };
  const timer = isDear() ? undefined : setTimeout(once, RESTS_AFTER_MS);
  for (const sign of signsOfUse) window.addEventListener(sign, once, true);
  const ignore = () => {
    clearTimeout(timer);
    for (const sign of signsOfUse) window.removeEventListener(sign, once, true);
  };
  return ignore;
}

/** In ms: after the page's own first requests. */
const RESTS_AFTER_MS = 1500;
