import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { openBrowser } from './browser';
import type { TestPortal } from './harness';
import { patienceMs } from './patience';

/** A window beside the one that the story is told in, with a browser, cookies and storage of its own. */
export interface SecondWindow {
  page: Page;
  /** Opens a path of the portal as somebody whose sign-in left `storage`. */
  open(path: string, storage?: Record<string, string>): Promise<void>;
  /** Presses a button by how its words begin; the last one, since a dialog stands last. */
  press(button: string): Promise<void>;
  see(words: string): Promise<void>;
  /** Types into the field with this label, at the end of what stands there; chooses in a list. */
  type(label: string, text: string): Promise<void>;
  valueOf(label: string): Promise<string>;
  /** Waits until it stands on this path. */
  standsOn(path: string): Promise<void>;
}

const control = async (page: Page, label: string) => {
  const found = await page.waitForFunction(
    (name) =>
      Array.from(document.querySelectorAll('label')).find((one) =>
        (one.textContent ?? '').trim().startsWith(name),
      )?.control ?? null,
    {},
    label,
  );
  return found.asElement() as NonNullable<ReturnType<typeof found.asElement>>;
};

/** Presses the last visible button or link whose words begin so: a dialog stands last. */
export async function pressButton(page: Page, name: string): Promise<void> {
  const found = await page.waitForFunction(
    (words) =>
      Array.from(document.querySelectorAll<HTMLElement>('button, a[href]'))
        .filter(
          (one) =>
            one.getClientRects().length > 0 &&
            (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(words),
        )
        .at(-1) ?? null,
    {},
    name,
  );
  await (found.asElement() as ElementHandle<Element>).click();
}

const windowOf = (page: Page, portal: TestPortal): SecondWindow => ({
  page,
  async open(path, storage = {}) {
    await page.evaluateOnNewDocument((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(storage));
    await page.goto(portal.url + path, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('h1');
  },
  press: (button) => pressButton(page, button),
  see: async (words) => {
    await page.waitForSelector(`::-p-text(${words})`);
  },
  type: async (label, text) => {
    const element = await control(page, label);
    const list = await element.evaluate((one) => one instanceof HTMLSelectElement);
    if (list) await element.select(text);
    else {
      await element.focus();
      await page.keyboard.down('Control');
      await page.keyboard.press('End');
      await page.keyboard.up('Control');
      await element.type(text);
    }
  },
  valueOf: async (label) =>
    (await control(page, label)).evaluate((element) => (element as HTMLInputElement).value),
  standsOn: async (path) => {
    await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
  },
});

/** Does something with a second window, which is closed afterwards whatever happens. */
export async function inSecondWindow<T>(
  portal: TestPortal,
  work: (window: SecondWindow) => Promise<T>,
): Promise<T> {
  const browser: Browser = await openBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patienceMs());
    return await work(windowOf(page, portal));
  } finally {
    await browser.close();
  }
}
