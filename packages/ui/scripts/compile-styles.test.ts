/** @jest-environment node */
import { compileStyles } from './compile-styles';
import { contrast, paletteOf } from './contrast';

const kilobyte = 1000;
const { css, brotli } = compileStyles();
const staff = compileStyles('staff.scss');

const propertiesOf = (text: string) => new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));

describe.each([
  { sheet: 'portal', css, brotli, kilobytes: 11.1, defined: propertiesOf(css) },
  { sheet: 'staff', ...staff, kilobytes: 4.1, defined: propertiesOf(css + staff.css) },
])('the stylesheet $sheet', ({ css, brotli, kilobytes, defined }) => {
  it(`weighs at most ${kilobytes} KB over the wire`, () => {
    expect(brotli).toBeLessThanOrEqual(kilobytes * kilobyte);
  });

  it('loads nothing else: no fonts, no pictures, no other style sheet', () => {
    expect(css).not.toMatch(/@font-face|@import|url\(/);
  });

  it('uses no custom property that is not defined', () => {
    const needed = [...css.matchAll(/var\((--[\w-]+)([,)])/g)].filter(([, , end]) => end === ')');
    const missing = needed.map(([, name]) => name).filter((name) => !defined.has(name));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('the stylesheet of every page', () => {
  it('keeps toasts clear of the errors at the top where the bar of a form sticks to the bottom', () => {
    expect(css).toContain('@media (width<=63.98em){.Toastify__toast-container{top:auto;bottom:6.5rem}}');
  });
  it('keeps the clock of toasts running where reduced motion is asked for', () => {
    expect(css).toMatch(/prefers-reduced-motion:reduce\)\{:not\(\.Toastify__progress-bar--animated\)/);
  });
});

const onEveryGround = ['ink', 'muted', 'accent', 'accent-strong', 'danger', 'signal'];
const grounds = ['ground', 'surface', 'sunken'];
const tones = ['success', 'warning', 'danger', 'info', 'signal'];

describe.each(['light', 'dark'] as const)('colours in %s', (scheme) => {
  const palette = paletteOf(css, scheme);
  const between = (front: string, back: string) => contrast(palette(front), palette(back));

  it.each(onEveryGround.flatMap((text) => grounds.map((ground) => [text, ground])))(
    '%s can be read on %s',
    (text, ground) => {
      expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(tones)('%s can be read on its own soft ground, and so can ink', (tone) => {
    expect(between(tone, `${tone}-soft`)).toBeGreaterThanOrEqual(4.5);
    expect(between('ink', `${tone}-soft`)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the words on the main button and on the current place', () => {
    expect(between('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(between('on-accent', 'accent-strong')).toBeGreaterThanOrEqual(4.5);
    expect(between('accent-strong', 'accent-soft')).toBeGreaterThanOrEqual(4.5);
    expect(between('muted', 'accent-soft')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('shows borders of controls and focus rings on %s', (ground) => {
    expect(between('control', ground)).toBeGreaterThanOrEqual(3);
    expect(between('accent', ground)).toBeGreaterThanOrEqual(3);
  });
});
