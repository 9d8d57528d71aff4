import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './scripts';

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same pages by the same engine, without a browser's windows: a sixth of the CPU less. */
const headlessShell = '/usr/bin/chromium-headless-shell';

function firstOf(places: readonly string[]): string {
  const found = [process.env.CHROME_PATH, ...places].find((place) => place && existsSync(place));
  if (!found) throw new Error('Chromium is not installed; CHROME_PATH may name it.');
  return found;
}

/** The path of the browser that people use: for measurements, pictures, and tabs that hide each other. */
export const chromiumPath = (): string => firstOf(chromium);

/** The path of the browser for tests. */
export const testBrowserPath = (): string => firstOf([headlessShell, ...chromium]);

/** The same for TestCafe, which starts the shell by a script of ours. */
export function storyBrowserPath(): string {
  const browser = testBrowserPath();
  return browser === headlessShell ? path.join(root, 'e2e/support/headless-shell.sh') : browser;
}

const features = [
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'DialMediaRouteProvider',
  'AutofillServerCommunication',
];
const without = (names: readonly string[]) => `--disable-features=${names.join(',')}`;

/** No requests of the browser's own, no sandbox (tests may run as root), no GPU. */
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

/** For measurements: as fast and as slow as a person's browser. */
export const flagsToMeasure = [...quiet, without(features)];

/**
 * For many short-lived pages: no more processes than pages, none prepared in advance, no motion, and no optimised code.
 */
export const chromiumFlags = [
  ...quiet,
  '--process-per-site',
  '--disable-site-isolation-trials',
  '--force-prefers-reduced-motion',
  '--js-flags=--no-opt',
  without([...features, 'SpareRendererForSitePerProcess']),
];
