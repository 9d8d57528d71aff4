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

/** Starts a process for a page to come, which is thrown away where another one will do. */
const processesAhead = 'SpareRendererForSitePerProcess';

/**
 * No calls home, no sandbox (tests may run as root), no GPU, no more processes than pages; no motion, and no code
 * optimised for pages that are soon gone.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--process-per-site',
  '--force-prefers-reduced-motion',
  '--js-flags=--no-opt',
  '--disable-site-isolation-trials',
  `--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,AutofillServerCommunication,${processesAhead}`,
];
