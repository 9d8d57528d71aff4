import { catalogues, lengthened, PSEUDO } from '@portal/build-config/catalogues';
import { languages } from '@portal/contract-svc-applications-v1';
import type { Page } from 'puppeteer-core';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Least number of letters of a text: shorter ones, or a single word, would be found in names and answers, too. */
const leastLetters = 8;
const hasWords = (text: string) => (text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu)?.length ?? 0) > 1;

/** Names of people in the tests. */
const names = ['Administrator'];

/**
 * Texts that are English in the made-up language, too: names of pages in manifests, and names of languages from `Intl`.
 */
const alike = [
  ...['Internship application', 'Visit application', 'Your applications', 'Staff area'],
  ...languages.map(({ label }) => label),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const letters = (text: string) => text.replace(/\{\w+\}|\P{L}/gu, '').length;
const hasForms = (message: string) => /\{\w+, /.test(message);
/** Pieces of a message that are each one text on the page: the message without its links and bold words. */
const pieces = (message: string) => message.split(/<\/?\w+\/?>/).map((piece) => piece.trim());

const piecesIn = (texts: readonly Texts[], language: string): string[] =>
  texts
    .flatMap(({ [language]: sentences = {} }) => Object.values(sentences))
    .filter((message) => !hasForms(message))
    .flatMap(pieces);

/** Whether a text is an English message that should be translated in this language. */
export function englishOf(texts: readonly Texts[], language: string): (text: string) => boolean {
  const seen = new Set([...piecesIn(texts, language), ...names, ...(language === PSEUDO ? alike : [])]);
  const english = new Set(piecesIn(texts, 'en').filter((piece) => !seen.has(piece)));
  const withGap = [...english].filter(
    (piece) => piece.includes('{') && letters(piece) >= leastLetters && hasWords(piece),
  );
  const shapes = withGap.map(
    (piece) =>
      new RegExp(
        `^${piece
          .split(/\{\w+\}/)
          .map(escaped)
          .join('.+')}$`,
        'su',
      ),
  );
  return (text) => letters(text) > 2 && (english.has(text) || shapes.some((shape) => shape.test(text)));
}

/** All texts of a page that should be in its language, without those marked as another one. */
const textsOf = (page: Page, language: string): Promise<string[]> =>
  page.evaluate((language) => {
    const isOwn = (one: Element | null) =>
      one?.closest('[lang]')?.getAttribute('lang') === language && !one.closest('script, style, .p-language');
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (isOwn(parentElement)) found.push(data.trim());
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const one of document.querySelectorAll(`[${name}]`))
        if (isOwn(one)) found.push(one.getAttribute(name)?.trim() ?? '');
    return [...new Set(found)];
  }, language);

const languageOfHeading = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() =>
    (document.querySelector('h1') ?? document.body).closest('[lang]')?.getAttribute('lang'),
  );

/** The texts with those of the made-up language added. */
export const withPseudo = (texts: Texts): Texts => ({
  ...texts,
  [PSEUDO]: Object.fromEntries(Object.entries(texts.en ?? {}).map(([key, text]) => [key, lengthened(text)])),
});

/** Finds what a page in another language still shows in English. */
export function leftOver(root: string, language: string) {
  // Texts made by services keep their original language: mails, and error messages that are still on the page.
  const ofPages = catalogues(root).filter(({ part }) => !/^svc-|service-kit$/.test(part));
  const isEnglish = englishOf(
    ofPages.map(({ texts }) => withPseudo(texts)),
    language,
  );
  return async (page: Page): Promise<string[]> => {
    const marked = await languageOfHeading(page);
    // Elements that are marked as another language are skipped.
    if (marked !== language) return [`Its heading is marked as ${marked}.`];
    const texts = await textsOf(page, language);
    return texts.filter(isEnglish).map((text) => `It is English: "${text.slice(0, 80)}"`);
  };
}
