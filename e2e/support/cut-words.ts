import type { Page } from 'puppeteer-core';

/** Words that leave the screen at the side, or the box that they stand in, by their beginnings. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const hasWords = (one: Element) =>
      one.tagName === 'SELECT' ||
      Array.from(one.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');
    return (
      Array.from(document.querySelectorAll<HTMLElement>('body *'))
        .filter((one) => !one.closest('script, .visually-hidden, .p-skip') && one.getClientRects().length > 0)
        .filter(hasWords)
        // What is out of sight in a list that scrolls by itself is within reach.
        .filter((one) => !one.parentElement?.closest('.nav-tabs, .p-scroll'))
        // One pixel wide: for screen readers alone.
        .filter((one) => one.getBoundingClientRect().width > 1)
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          const within = getComputedStyle(one).display === 'inline' || one.scrollWidth <= one.clientWidth + 1;
          return left < -1 || right > room + 1 || !within;
        })
        .map((one) => (one.textContent ?? '').trim().slice(0, 60))
    );
  });
