import type { Page } from 'puppeteer-core';
import { narrowest } from './needs/need';
import type { State } from './state';
import { schemes, widths } from './states';

export interface Appearance {
  width: number;
  scheme: (typeof schemes)[number];
}

const widthsOf = (state: State) => widths.filter(({ width }) => state.widths?.includes(width) ?? true);

const phone = 360;

const allWidthsOf = (state: State) => {
  const own = widthsOf(state);
  return own.some(({ width }) => width === phone) ? [narrowest, ...own] : own;
};

/**
 * Shows the state in each of its widths, light and dark; `isWanted` selects the looks (by default all but those in the
 * narrowest window).
 */
export async function* everyLook(
  page: Page,
  state: State,
  isWanted: (appearance: Appearance) => boolean = ({ width }) => width !== narrowest.width,
): AsyncGenerator<Appearance> {
  for (const { width } of allWidthsOf(state)) {
    for (const scheme of schemes) {
      if (!isWanted({ width, scheme })) continue;
      await show(page, { width, scheme });
      yield { width, scheme };
    }
  }
}

/** What is checked in a look: everything, only the colours, or only whether the width suffices. */
type Judged = 'all' | 'colours' | 'room';

export interface CheckedLook extends Appearance {
  judged: Judged;
}

/** A tablet shows the same as a phone or a desktop in another width. */
const tablet = 768;

/**
 * How a state is checked in each of its widths: completely in one colour scheme, and only its colours in the other. A
 * state without a stored picture has the same parts as states with one, so it is checked completely on a phone, and
 * only its colours on a desktop in the other scheme. The schemes swap from state to state.
 */
export function looksToCheck(state: State, place: number): CheckedLook[] {
  return widthsOf(state).flatMap(({ width }): CheckedLook[] => {
    const turn = place + (width > tablet ? 1 : 0);
    const scheme = schemes[turn % schemes.length] as Appearance['scheme'];
    const other = schemes[(turn + 1) % schemes.length] as Appearance['scheme'];
    if (width === tablet) return [{ width, scheme, judged: 'room' }];
    const whole = { width, scheme, judged: 'all' } as const;
    const colours = { width, judged: 'colours' } as const;
    if (state.pictures !== 'none') return [whole, { ...colours, scheme: other }];
    return width > tablet && widthsOf(state).some((narrower) => narrower.width < width)
      ? [{ ...colours, scheme }]
      : [whole];
  });
}

export async function show(page: Page, { width, scheme }: Appearance) {
  const height = [narrowest, ...widths].find((size) => size.width === width)?.height ?? 0;
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await atRest(page);
}

/** Resolves when styles are computed and drawn and all transitions have ended; one transition may start another. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      const fading = document.getAnimations();
      if (fading.length === 0) return;
      await Promise.allSettled(fading.map((one) => one.finished));
    }
  });
