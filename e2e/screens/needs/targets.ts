import { type Need, phone, shape } from './need';

/**
 * Checks the size of targets: WCAG 2.5.8, and 44 px for those that people use most; links within a sentence are as high
 * as their line.
 */
export const targets: Need = {
  name: 'by a thumb',
  async problems(page) {
    const session = await shape(page, phone);
    const found = await page.evaluate(() => {
      const shown = (one: Element) =>
        one.getClientRects().length > 0 && !one.closest('.visually-hidden, .p-skip, [inert]');
      const size = (one: Element) => one.getBoundingClientRect();
      const named = (one: Element) =>
        `${one.tagName.toLowerCase()}.${one.className}#${one.id} "${(one.textContent ?? '').trim().slice(0, 40)}"`;
      const within = (one: Element) =>
        getComputedStyle(one).display === 'inline' &&
        (one.parentElement?.textContent ?? '').trim().length > (one.textContent ?? '').trim().length;
      const controls = Array.from(
        document.querySelectorAll<HTMLElement>(
          'a[href], button, select, textarea, input:not([type=hidden]), summary',
        ),
      ).filter(shown);
      return controls.flatMap((one) => {
        const box = one instanceof HTMLInputElement && ['radio', 'checkbox'].includes(one.type);
        const row = box ? (one.closest('.p-choice, label') ?? one.labels?.[0] ?? one) : one;
        const hidden = size(one).width <= 2 || within(one);
        if (hidden) return [];
        const { width, height } = size(row);
        const main =
          one.matches('.btn:not(.btn-sm), .form-control, .form-select') || row.matches('.p-choice');
        const least = main ? 44 : 24;
        return height + 0.5 < least || width + 0.5 < 24
          ? [`${Math.round(width)} by ${Math.round(height)} px, at least ${least}: ${named(one)}`]
          : [];
      });
    });
    await session.detach();
    return found;
  },
};
