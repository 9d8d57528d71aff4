import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './scripts';

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without a browser's windows, which takes a sixth less CPU. */
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

/** The path of the browser for TestCafe, which starts the headless shell by a script of this folder. */
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

/** Flags for all tests: no requests by the browser itself, no sandbox (tests may run as root), no GPU. */
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

/** Flags for measurements: the browser is as fast and as slow as a person's. */
export const flagsToMeasure = [...quiet, without(features)];

/**
 * Flags for many short-lived pages: no more processes than pages, none prepared in advance, no motion, and no optimised
 * code.
 */
export const chromiumFlags = [
  ...quiet,
  '--process-per-site',
  '--disable-site-isolation-trials',
  '--force-prefers-reduced-motion',
  '--js-flags=--no-opt',
  without([...features, 'SpareRendererForSitePerProcess']),
];
