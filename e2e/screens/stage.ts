import type { BrowserContext, Page } from 'puppeteer-core';
import type { TestPortal } from '../support/harness';
import { patienceMs } from '../support/patience';
import { type Watched, watch } from '../support/watched-page';

/** The heading of a page whose code runs: the home page is sent with a drawn heading before. */
const ownHeading = 'h1:not([data-drawn] *)';

/** Where a state is set up: a portal, and a page in a browser context without stored data. */
export interface Stage {
  portal: TestPortal;
  page: Page;
  watched: Watched;
  /** Opens a path with the stored sign-in `storage`, and waits until the page has no pending requests. */
  open(path: string, storage?: Record<string, string>): Promise<void>;
  /** Presses the first button or link with this name. */
  press(name: string): Promise<void>;
  /** Waits for words on the page. */
  see(words: string): Promise<void>;
}

/** Makes a stage in a browser context. The context's pages share only the cache of earlier pages. */
export async function setStage(
  context: BrowserContext,
  portal: TestPortal,
): Promise<Stage & { close(): Promise<void> }> {
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs());
  const watched = watch(page);
  await fetchNothingAhead(page);
  await fadeAtOnce(page);
  // States find elements by English words, whatever language an earlier state has set for an account.
  await page.setCookie({ name: 'language', value: 'en', url: portal.url });
  return {
    portal,
    page,
    watched,
    async open(path, storage = {}) {
      await page.evaluateOnNewDocument((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(storage));
      await page.goto(portal.url + path, { waitUntil: 'load' });
      await page.waitForSelector(ownHeading);
      await watched.rests();
    },
    async press(name) {
      const found = await page.waitForSelector(`::-p-text(${name})`);
      // Scrolled to the middle, so that the bar at the end of the window does not cover it.
      await found?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
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

/**
 * Keeps one page open, so that its renderer process, with the portal's compiled scripts, stays alive between states.
 */
export async function keepProcess(context: BrowserContext, { url }: TestPortal) {
  const page = await context.newPage();
  await page.goto(`${url}/registry.json`);
}

/**
 * Makes the browser report a slow connection: then a wizard does not load its next step, which is not checked here.
 * Reporting that it saves data would leave out the drawings.
 */
const fetchNothingAhead = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } });
  });

/** Turns off transitions: waiting for every colour to fade would take most of the time of a check. */
const fadeAtOnce = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
