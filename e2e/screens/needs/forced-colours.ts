import type { Page } from 'puppeteer-core';
import { desktop, type Need, phone, shape } from './need';
import { walk } from './walk';

/** Controls without an edge, and states that only a colour of the portal's own would show. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    if (!matchMedia('(forced-colors: active)').matches) return ['Colours are not forced.'];
    const all = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
        (one) => one.getClientRects().length > 0 && !one.closest('.visually-hidden, .p-skip'),
      );
    const named = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`;
    const edged = (one: Element, part?: string) => {
      const style = getComputedStyle(one, part);
      const border = ['Top', 'Bottom', 'Left', 'Right'].some(
        (side) =>
          style[`border${side}Style` as 'borderTopStyle'] !== 'none' &&
          Number.parseFloat(style[`border${side}Width` as 'borderTopWidth']) > 0,
      );
      return border || style.outlineStyle !== 'none' || style.textDecorationLine.includes('underline');
    };
    const fields = 'input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), select, textarea';
    for (const one of all(`.btn, .p-reveal button, ${fields}`))
      if (!edged(one)) found.push(`It has no edge: ${named(one)}`);
    for (const one of all('.p-notice, .p-chip, .progress, dialog'))
      if (!edged(one)) found.push(`It has no edge: ${named(one)}`);
    for (const one of all('[aria-current], [aria-selected=true]'))
      if (!edged(one)) found.push(`Nothing shows that it is the current one: ${named(one)}`);
    const ground = (one: Element | null) => (one ? getComputedStyle(one).backgroundColor : '');
    for (const one of all('.progress'))
      if (ground(one.firstElementChild) === ground(one)) found.push('The progress cannot be seen.');
    for (const one of all('.p-segments'))
      if (one.childElementCount > 1 && ground(one.firstElementChild) === ground(one))
        found.push('The segments cannot be seen.');
    const probe = document.createElement('i');
    probe.style.color = 'GrayText';
    document.body.append(probe);
    const grey = getComputedStyle(probe).color;
    probe.remove();
    for (const one of all('button[aria-disabled=true], button:disabled'))
      if (getComputedStyle(one).color !== grey)
        found.push(`It looks as if it could be pressed: ${named(one)}`);
    return found;
  });

const someControls = 12;

export const forcedColours: Need = {
  name: 'in forced colours',
  async problems(page) {
    const found: string[] = [];
    for (const window of [phone, desktop]) {
      const session = await shape(page, { ...window, forced: true });
      found.push(...(await unseen(page)), ...(await walk(page, someControls)));
      await session.detach();
    }
    return [...new Set(found)];
  },
};
