import type { BrowserContext, Page } from 'puppeteer-core';
import type { TestPortal } from '../support/harness';
import { patienceMs } from '../support/patience';
import { type Watched, watch } from '../support/watched-page';

/** What a state is set up with: a portal, and a page in a browser that keeps nothing of anybody. */
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

/** A stage in a context whose pages come one after the other: each finds the cache of those before it, and nothing else. */
export async function setStage(
  context: BrowserContext,
  portal: TestPortal,
): Promise<Stage & { watched: Watched; close(): Promise<void> }> {
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs());
  const watched = watch(page);
  await fetchNothingAhead(page);
  await fadeAtOnce(page);
  return {
    portal,
    page,
    watched,
    async open(path, storage = {}) {
      await page.evaluateOnNewDocument((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(storage));
      await page.goto(portal.url + path, { waitUntil: 'load' });
      await page.waitForSelector('h1');
      await watched.rests();
    },
    async press(name) {
      await page.locator(`::-p-text(${name})`).click();
    },
    async see(words) {
      await page.waitForSelector(`::-p-text(${words})`);
    },
    async close() {
      const session = await page.createCDPSession();
      const storageTypes = 'cookies,local_storage,indexeddb,service_workers';
      await session.send('Storage.clearDataForOrigin', { origin: portal.url, storageTypes });
      await page.close();
    },
  };
}

/** A page that stays: the process that draws the portal's pages goes on from state to state, and has their scripts. */
export async function keepProcess(context: BrowserContext, { url }: TestPortal) {
  const page = await context.newPage();
  await page.goto(`${url}/registry.json`);
}

/** The browser says that it saves data: what comes next in a wizard is not what is looked at here. */
const fetchNothingAhead = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });

/** Where every colour of a page fades into its dark one, following all that is most of the work of looking at it. */
const fadeAtOnce = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
