import { catalogues } from '@portal/build-config/catalogues';
import type { Page } from 'puppeteer-core';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fewer letters around a gap would be found in names and answers, too. */
const leastLetters = 8;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const letters = (text: string) => text.replace(/\{\w+\}|\P{L}/gu, '').length;
const hasForms = (message: string) => /\{\w+, /.test(message);
/** What stands as one text on a page: a message without its links and bold words. */
const pieces = (message: string) => message.split(/<\/?\w+\/?>/).map((piece) => piece.trim());

/** Whether a text is an English message which another one should stand for in this language. */
export function englishOf(texts: readonly Texts[], language: string): (text: string) => boolean {
  const pairs = texts.flatMap(({ en = {}, [language]: said = {} }) =>
    Object.entries(en).map(([key, english]) => ({ english, same: said[key] === english })),
  );
  const same = new Set(pairs.filter((pair) => pair.same).map(({ english }) => english));
  const english = new Set(
    pairs
      .map((pair) => pair.english)
      .filter((message) => !same.has(message) && !hasForms(message))
      .flatMap(pieces),
  );
  const withGap = [...english].filter((piece) => piece.includes('{') && letters(piece) >= leastLetters);
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

/** All texts of a page that are in its language: without those that stand there in another one. */
const textsOf = (page: Page, language: string): Promise<string[]> =>
  page.evaluate((spoken) => {
    const isOwn = (one: Element | null) =>
      one?.closest('[lang]')?.getAttribute('lang') === spoken && !one.closest('script, style, .p-language');
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

/** Finds what a page in another language still says in English. */
export function leftOver(root: string, language: string) {
  const isEnglish = englishOf(
    catalogues(root).map(({ texts }) => texts),
    language,
  );
  return async (page: Page): Promise<string[]> =>
    (await textsOf(page, language)).filter(isEnglish).map((text) => `It is English: "${text.slice(0, 80)}"`);
}
