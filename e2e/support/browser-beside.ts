import type { Browser, BrowserContext } from 'puppeteer-core';
import { openChromium } from './browser';
import { harness } from './harness';

/**
 * The browser beside those that run the stories: one for all stories, since a start takes as long as several pages. It
 * has windows, so that a tab in front hides the others.
 */
export function browserBeside(): Promise<Browser> {
  const { beside } = harness();
  beside.browser ??= openChromium();
  return beside.browser;
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
