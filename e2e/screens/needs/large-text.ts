import type { Page } from 'puppeteer-core';
import { cutWords } from '../../support/cut-words';
import { desktop, type Need, narrowest, phone, shape, sideways, zoomed } from './need';

/** Words that are cut off at the side. */
export const cut = async (page: Page): Promise<string[]> =>
  (await cutWords(page)).filter((words) => /\p{L}/u.test(words)).map((words) => `It is cut: "${words}"`);

/**
 * Elements that stay in place while the page scrolls, and take more than a quarter of a small window. Dialogs do not
 * count, since they scroll by themselves.
 */
const inTheWay = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *:not(.modal, .modal-backdrop)'))
      .filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
      .filter((one) => one.offsetHeight > window.innerHeight / 4 && one.offsetWidth > window.innerWidth / 2)
      .map((one) => `It stays in the way: ${one.className}, ${one.offsetHeight} px high`),
  );

/** A desktop at 400 % zoom (WCAG 1.4.10). */
export const zoom: Need = {
  name: 'at 400 %',
  async problems(page) {
    const session = await shape(page, zoomed);
    const found = [...(await sideways(page)), ...(await cut(page)), ...(await inTheWay(page))];
    await session.detach();
    return found;
  },
};

/** The narrowest window of WCAG 1.4.10, with words that are a third longer. */
export const narrow: Need = {
  name: 'in a window of 320 px',
  async problems(page) {
    const session = await shape(page, narrowest);
    const found = [...(await sideways(page)), ...(await cut(page))];
    await session.detach();
    return found;
  },
};

const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Texts cut off by the lower edge of a box that neither grows nor scrolls. */
const cutBelow = (page: Page) =>
  page.evaluate(() => {
    const unseen = (one: Element | null): boolean => {
      if (!one || one === document.body) return false;
      const { clip, clipPath } = getComputedStyle(one);
      return clip.startsWith('rect(0') || clipPath === 'inset(50%)' || unseen(one.parentElement);
    };
    return (
      Array.from(document.querySelectorAll<HTMLElement>('body *'))
        .filter((one) => !one.closest('.p-skip, svg') && one.getClientRects().length > 0 && !unseen(one))
        .filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowY))
        // Elements one pixel high are lines without text.
        .filter((one) => one.clientHeight > 1)
        .filter((one) => one.scrollHeight > one.clientHeight + 2 && (one.textContent ?? '').trim() !== '')
        .map((one) => `It is cut below: ${one.className} "${(one.textContent ?? '').trim().slice(0, 40)}"`)
    );
  });

/** Larger text spacing (WCAG 1.4.12). */
export const textSpacing: Need = {
  name: 'with more space between letters, words and lines',
  async problems(page) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, spaced);
    const found: string[] = [];
    for (const window of [phone, desktop]) {
      const session = await shape(page, window);
      found.push(...(await sideways(page)), ...(await cut(page)), ...(await cutBelow(page)));
      await session.detach();
    }
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    return found;
  },
};
