import { desktop, type Need, phone, shape, zoomed } from './need';
import { walk } from './walk';

/** Number of controls to visit: more than any page has in its first screens; the rest of a long list is alike. */
const most = 80;

/** Checks that the focus is always visible (WCAG 2.4.7 and 2.4.11). */
export const keyboard: Need = {
  name: 'by the keyboard, the focus always in sight',
  async problems(page) {
    const found: string[] = [];
    for (const window of [desktop, phone, zoomed]) {
      const session = await shape(page, window);
      const at = `${window.width} by ${window.height}`;
      found.push(...(await walk(page, most)).map((problem) => `${at}: ${problem}`));
      await session.detach();
    }
    return found;
  },
};
