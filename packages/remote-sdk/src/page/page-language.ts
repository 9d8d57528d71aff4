import type { LanguageApi } from '@portal/contract-shell-v1';
import { isDear } from '../device/connection';

/** Activates the words of a language. */
export interface ApplyWords {
  (): void;
  /**
   * Where these words are enough for the first look of a page alone: brings all of them. Without it these are all.
   */
  rest?: (() => Promise<() => void>) | undefined;
}

/** The languages of a page beside English: each loads its words, and returns the function that activates them. */
export type PageLanguages = Readonly<Record<string, () => Promise<ApplyWords>>> & {
  /** Returns to English. Needed where there are others. */
  readonly en?: () => Promise<ApplyWords>;
};

/** Brings the words that the page goes without so far; undefined while it has them all. */
let missing: (() => Promise<void>) | undefined;

/** Whether the page has all words of its language. It is drawn anew when the last ones come. */
export const hasAllWords = (): boolean => missing === undefined;

/** Resolves once the page has all words of its language. Fails while offline; the next call tries again. */
export const allWords = async (): Promise<void> => missing?.();

/**
 * Draws a page in the language of the shell, now and after each choice. A language that the page does not know, or whose
 * words do not arrive, is English. Words that the first look goes without come once the page rests, with the first sign of
 * use, or when they are asked for; a choice brings all at once. Resolves once the page is drawn, with the function that
 * ends the following.
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
    // Somebody was faster with another choice.
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

/** Loads the rest of the words in time, and reports it as missing until then. Returns what ends both. */
function waitFor(rest: () => Promise<() => void>, arrived: (applyWords: () => void) => void): () => void {
  let coming: Promise<void> | undefined;
  async function fetched(): Promise<void> {
    try {
      const applyWords = await rest();
      // Whoever has chosen another language meanwhile has all words of that one.
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

/** Calls at the first sign of use, or ahead of it on a cheap connection. Returns what prevents that. */
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

/** Later than the requests of the page itself. */
const RESTS_AFTER_MS = 1500;
