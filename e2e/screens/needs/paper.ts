import type { Page } from 'puppeteer-core';
import { desktop, type Need, sideways } from './need';

/** The area of an A4 sheet between its margins, and a page as wide as a desktop. */
const sheets = [{ width: 673, height: 950 }, desktop];

/**
 * Controls that are only for a screen and yet printed, boxes that cut off their text, and text in colours of the dark
 * scheme.
 */
const notForPaper = (page: Page) =>
  page.evaluate(() => {
    const drawn = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const named = (one: Element) => `${one.tagName.toLowerCase()}.${one.className}`;
    // Checkboxes in the page itself are printed, to be ticked with a pen.
    const controls =
      '.btn, .p-icon-button, textarea, [type="search"], [type="checkbox"]:not(.p-card > fieldset *), nav, .p-side, .p-dock';
    const places = '#desk-reading, #desk-history, #desk-erase, .p-desk-list, .p-selection-bar';
    const hidden = Array.from(document.querySelectorAll(`${controls}, ${places}`)).filter(drawn);
    const cut = Array.from(document.querySelectorAll<HTMLElement>('main *')).filter(
      (one) =>
        drawn(one) &&
        one.clientHeight > 1 &&
        one.clientWidth > 1 &&
        getComputedStyle(one).overflow !== 'visible' &&
        !one.matches('svg, input, select, .progress') &&
        (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2),
    );
    const title = document.querySelector('main h1');
    const ink = title ? getComputedStyle(title).color : 'no title';
    const answers = Array.from(document.querySelectorAll('.p-reading > article .p-answers dd'));
    return [
      ...hidden.map((one) => `It is on the paper: ${named(one)}`),
      ...cut.map((one) => `It is cut on the paper: ${named(one)}`),
      ...(ink === 'rgb(0, 0, 0)' ? [] : [`The title is not black on the paper: ${ink}`]),
      ...answers
        .filter((one) => !drawn(one))
        .map((one) => `An answer is not on the paper: ${one.textContent}`),
    ];
  });

/** Checks that a printed page has its text and nothing to press, in the dark scheme, too. */
export const paper: Need = {
  name: 'on paper',
  async problems(page) {
    const session = await page.createCDPSession();
    const found: string[] = [];
    for (const sheet of sheets) {
      await page.setViewport(sheet);
      const features = [{ name: 'prefers-color-scheme', value: 'dark' }];
      await session.send('Emulation.setEmulatedMedia', { media: 'print', features });
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      });
      found.push(...(await notForPaper(page)), ...(await sideways(page)));
    }
    await session.send('Emulation.setEmulatedMedia', { media: '' });
    await session.detach();
    return [...new Set(found)];
  },
};
