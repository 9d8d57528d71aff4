import type { Page } from 'puppeteer-core';

/**
 * Words that leave the screen at the side, or the box that they stand in, by their beginnings; without those that are
 * only heard, and those in a row that is moved sideways.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const isSeen = (one: Element) => one.getBoundingClientRect().width > 1;
    const hasWords = (one: Element) =>
      one.tagName === 'SELECT' ||
      Array.from(one.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');
    // A row of tabs is pushed to the side with a finger; the head of a table that has become cards is out of sight.
    const outOfSight = (head: Element | null) => head && getComputedStyle(head).position === 'absolute';
    const isElsewhere = (one: Element) =>
      one.closest('script, .visually-hidden, .p-skip, .nav-tabs') || outOfSight(one.closest('thead'));
    // For screen readers alone, or within reach in a box that scrolls by itself.
    const excused = (one: Element | null): boolean => {
      if (!one || one === document.body) return false;
      const { clip, clipPath, overflowX } = getComputedStyle(one);
      const unseen = clip.startsWith('rect(0') || clipPath === 'inset(50%)';
      const scrolls = /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth;
      return unseen || scrolls || excused(one.parentElement);
    };
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    /** What a list asks for; an answer may be longer than its line. */
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
