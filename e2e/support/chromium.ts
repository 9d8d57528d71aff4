import { existsSync } from 'node:fs';

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Where Chromium is on this machine. */
export function chromiumPath(): string {
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('Chromium is not installed; CHROME_PATH may name it.');
  return found;
}

const features = [
  ...['Translate', 'OptimizationHints', 'MediaRouter', 'DialMediaRouteProvider'],
  'AutofillServerCommunication',
];
const without = (names: readonly string[]) => `--disable-features=${names.join(',')}`;

/** No calls home, no sandbox (tests may run as root), no GPU. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** As fast and as slow as the browser of a person, for measurements. */
export const flagsToMeasure = [...quiet, without(features)];

/**
 * For many pages that are soon gone: no more processes than pages, none ahead of a page to come, no motion, and no code
 * optimised.
 */
export const chromiumFlags = [
  ...quiet,
  '--process-per-site',
  '--disable-site-isolation-trials',
  '--force-prefers-reduced-motion',
  '--js-flags=--no-opt',
  without([...features, 'SpareRendererForSitePerProcess']),
];
