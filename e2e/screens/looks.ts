import type { Page } from 'puppeteer-core';
import type { State } from './state';
import { schemes, widths } from './states';

export interface Look {
  width: number;
  scheme: (typeof schemes)[number];
}

/** Shows the state as it stands on every width, light and dark. */
export async function* looksOf(page: Page, state: State): AsyncGenerator<Look> {
  for (const size of widths) {
    if (state.widths && !state.widths.includes(size.width)) continue;
    await page.setViewport(size);
    for (const scheme of schemes) {
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      // Two frames: styles are computed in the first and drawn by the second.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      yield { width: size.width, scheme };
    }
  }
}
