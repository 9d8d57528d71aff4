import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import type { TestPortal } from '../support/harness';

/** What a state is set up with: a portal, a browser without a past, and a page in it. */
export interface Stage {
  portal: TestPortal;
  page: Page;
  /** Opens a path of the portal as somebody whose sign-in left `storage`, and waits until the page rests. */
  open(path: string, storage?: Record<string, string>): Promise<void>;
  /** Presses the first thing whose words are these. */
  press(name: string): Promise<void>;
  /** Waits for words on the page. */
  see(words: string): Promise<void>;
}

export async function setStage(
  browser: Browser,
  portal: TestPortal,
): Promise<Stage & { close(): Promise<void> }> {
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    portal,
    page,
    async open(path, storage = {}) {
      await page.evaluateOnNewDocument((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(storage));
      await page.goto(portal.url + path, { waitUntil: 'networkidle2', timeout: 30_000 });
      await page.waitForSelector('h1', { timeout: 15_000 });
    },
    async press(name) {
      await page.locator(`::-p-text(${name})`).setTimeout(10_000).click();
    },
    async see(words) {
      await page.waitForSelector(`::-p-text(${words})`, { timeout: 15_000 });
    },
    close: () => context.close(),
  };
}
