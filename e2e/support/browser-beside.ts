import type { Browser, BrowserContext } from 'puppeteer-core';
import { openBrowser, openChromium } from './browser';
import { harness } from './harness';

/** The browser beside those that run the stories: one for all stories, since a start takes as long as several pages. */
export function browserBeside(): Promise<Browser> {
  const { beside } = harness();
  beside.browser ??= openBrowser();
  return beside.browser;
}

/**
 * Runs `work` in a browser with windows, where a tab in front hides the others. It is a browser of its own: each window
 * has a frame and a strip of tabs, pages of the browser's, which take as much as the portal's.
 */
export async function inWindows<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await openChromium();
  try {
    return await work(browser.defaultBrowserContext());
  } finally {
    await browser.close();
  }
}

/** Runs `work` as if with a browser of its own: nobody else has its cookies and storage, which are gone afterwards. */
export async function inAnotherBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await (await browserBeside()).createBrowserContext();
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

export const closeBrowserBeside = async (): Promise<void> => (await harness().beside.browser)?.close();
