import type { Page } from 'puppeteer-core';
import type { State } from './state';
import { schemes, widths } from './states';

export interface Look {
  width: number;
  scheme: (typeof schemes)[number];
}

/**
 * Shows the state as it stands on every width, light and dark. A state of which no picture is kept is made of the same
 * parts as those that have one: it is looked at once on each width, every other such state the other way round.
 */
export async function* looksOf(page: Page, state: State): AsyncGenerator<Look> {
  for (const size of widths) {
    if (state.widths && !state.widths.includes(size.width)) continue;
    for (const scheme of schemes) {
      if (state.pictures === 'none' && !isItsTurn(state, size.width, scheme)) continue;
      await page.setViewport(size);
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      await settled(page);
      yield { width: size.width, scheme };
    }
  }
}

function isItsTurn({ name }: State, width: number, scheme: Look['scheme']): boolean {
  const place = widths.findIndex((size) => size.width === width) + name.length;
  return schemes[place % schemes.length] === scheme;
}

/** Until styles are computed and drawn, and nothing fades any more; one fading can set off another. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      const fading = document.getAnimations();
      if (fading.length === 0) return;
      await Promise.allSettled(fading.map((one) => one.finished));
    }
  });
