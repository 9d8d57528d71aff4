import type { Page } from 'puppeteer-core';

/** Words that leave the screen at the side, or the box that they stand in, by their beginnings. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const hasWords = (one: Element) =>
      one.tagName === 'SELECT' ||
      Array.from(one.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');
    // As the class of that name does; some are hidden so on a narrow screen alone.
    const isUnseen = (one: Element | null): boolean =>
      one !== null &&
      ((getComputedStyle(one).position === 'absolute' && one.clientWidth <= 1 && one.clientHeight <= 1) ||
        isUnseen(one.parentElement));
    return Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((one) => !one.closest('script, .visually-hidden, .p-skip') && one.getClientRects().length > 0)
      .filter((one) => hasWords(one) && !isUnseen(one))
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        const within = getComputedStyle(one).display === 'inline' || one.scrollWidth <= one.clientWidth + 1;
        return left < -1 || right > room + 1 || !within;
      })
      .map((one) => (one.textContent ?? '').trim().slice(0, 60));
  });
