import type { Page } from 'puppeteer-core';
import type { State } from './state';
import { schemes, widths } from './states';

export interface Look {
  width: number;
  scheme: (typeof schemes)[number];
}

const widthsOf = (state: State) => widths.filter(({ width }) => state.widths?.includes(width) ?? true);

/** Shows the state as it stands on every width, light and dark. */
export async function* everyLook(page: Page, state: State): AsyncGenerator<Look> {
  for (const { width } of widthsOf(state)) {
    for (const scheme of schemes) {
      await show(page, { width, scheme });
      yield { width, scheme };
    }
  }
}

/** What can differ from a look at the same width: all, the colours, or nothing but how much room there is. */
type Judged = 'all' | 'colours' | 'room';

export interface CheckedLook extends Look {
  judged: Judged;
}

/** A tablet shows what a phone or a desktop shows; only its width is another. */
const tablet = 768;

/**
 * How a state is looked at on each of its widths: whole in one scheme, its colours in the other too. A state of which no
 * picture is kept is made of the same parts as those that have one, and is seen in one scheme on a phone and in the
 * other on a desktop. Every other state goes the other way round.
 */
export function looksToCheck(state: State, place: number): CheckedLook[] {
  return widthsOf(state).flatMap(({ width }): CheckedLook[] => {
    const turn = place + (width > tablet ? 1 : 0);
    const scheme = schemes[turn % schemes.length] as Look['scheme'];
    const other = schemes[(turn + 1) % schemes.length] as Look['scheme'];
    if (width === tablet) return [{ width, scheme, judged: 'room' }];
    const whole = { width, scheme, judged: 'all' } as const;
    return state.pictures === 'none' ? [whole] : [whole, { width, scheme: other, judged: 'colours' }];
  });
}

export async function show(page: Page, { width, scheme }: Look) {
  const height = widths.find((size) => size.width === width)?.height ?? 0;
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await settled(page);
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
