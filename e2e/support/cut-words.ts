import type { Page } from 'puppeteer-core';

/**
 * Returns words that are cut off by the side of the screen or by the box around them (the beginning of each text).
 * Texts for screen readers only, and texts in a row that scrolls sideways, do not count.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const isSeen = (one: Element) => one.getBoundingClientRect().width > 1;
    const hasWords = (one: Element) =>
      one.tagName === 'SELECT' ||
      Array.from(one.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');
    // A row of tabs can be scrolled sideways; the head of a table that is shown as cards is out of sight.
    const outOfSight = (head: Element | null) => head && getComputedStyle(head).position === 'absolute';
    const isElsewhere = (one: Element) =>
      one.closest('script, .visually-hidden, .p-skip, .nav-tabs') || outOfSight(one.closest('thead'));
    // Whether a text is for screen readers only, or can be reached by scrolling its box.
    const excused = (one: Element | null): boolean => {
      if (!one || one === document.body) return false;
      const { clip, clipPath, overflowX } = getComputedStyle(one);
      const unseen = clip.startsWith('rect(0') || clipPath === 'inset(50%)';
      const scrolls = /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth;
      return unseen || scrolls || excused(one.parentElement);
    };
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    /** Whether the prompt of a list is cut off; a chosen option may be longer than its line. */
    const isCutChoice = (one: Element): boolean => {
      if (!(one instanceof HTMLSelectElement) || one.value !== '') return false;
      const { font, paddingLeft, paddingRight } = getComputedStyle(one);
      pen.font = font;
      const asked = pen.measureText(one.selectedOptions[0]?.text ?? '').width;
      return asked > one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    return Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((one) => !isElsewhere(one) && one.getClientRects().length > 0)
      .filter((one) => hasWords(one) && isSeen(one) && !excused(one))
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        const within = getComputedStyle(one).display === 'inline' || one.scrollWidth <= one.clientWidth + 1;
        return left < -1 || right > room + 1 || !within || isCutChoice(one);
      })
      .map((one) => (one.textContent ?? '').trim().slice(0, 60));
  });
