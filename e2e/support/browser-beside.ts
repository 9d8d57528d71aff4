import type { Browser, BrowserContext } from 'puppeteer-core';
import { openBrowser, openChromium } from './browser';
import { harness } from './harness';

/** A browser besides those that run the stories. All stories share it, since a start takes as long as several pages. */
export function browserBeside(): Promise<Browser> {
  const { beside } = harness();
  beside.browser ??= openBrowser();
  return beside.browser;
}

/**
 * Runs `work` in a browser with windows, where the tab in front hides the others. It is a separate browser, because
 * each window's frame and tab strip are browser pages that cost as much as the portal's.
 */
export async function inWindows<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await openChromium();
  try {
    return await work(browser.defaultBrowserContext());
  } finally {
    await browser.close();
  }
}

/** Runs `work` in a browser context with its own cookies and storage, which are removed afterwards. */
export async function inAnotherBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await (await browserBeside()).createBrowserContext();
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

export const closeBrowserBeside = async (): Promise<void> => (await harness().beside.browser)?.close();
