import type { ElementHandle, Page } from 'puppeteer-core';
import { inAnotherBrowser } from './browser-beside';
import type { TestPortal } from './harness';
import { patienceMs } from './patience';

/** A window beside the story's own, with its own cookies and storage. */
export interface SecondWindow {
  page: Page;
  /** Opens a path with the stored sign-in `storage`. */
  open(path: string, storage?: Record<string, string>): Promise<void>;
  /** Presses the last button whose words begin with `button`: a dialog is the last element of a page. */
  press(button: string): Promise<void>;
  see(words: string): Promise<void>;
  /** Types into the field with this label, after its content; in a list it chooses, and a date is set. */
  type(label: string, text: string): Promise<void>;
  /** Inserts a text into a text field at once. */
  paste(label: string, text: string): Promise<void>;
  /** Chooses a file in the field with this label. */
  attach(label: string, file: string): Promise<void>;
  valueOf(label: string): Promise<string>;
  /** Waits until the window's page has this path. */
  standsOn(path: string): Promise<void>;
}

const lookEveryMs = 250;

const control = async (page: Page, label: string) => {
  const found = await page.waitForFunction(
    (name) =>
      Array.from(document.querySelectorAll('label')).find((one) =>
        (one.textContent ?? '').trim().startsWith(name),
      )?.control ?? null,
    {},
    label,
  );
  return found.asElement() as ElementHandle<HTMLElement>;
};

/** Presses the last visible button or link whose words begin with `name`: a dialog is the last element of a page. */
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
  const button = found.asElement() as ElementHandle<Element>;
  await button.evaluate(scrollFromUnderBar);
  await button.click();
}

/** Scrolls an element out from under the bar at the window's lower edge, where a press would hit the bar. */
function scrollFromUnderBar(element: Element): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!element.contains(top)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Sets a date by the DOM's own setter, otherwise React does not notice it; typing a date depends on the browser's
 * language.
 */
const setDate = (element: ElementHandle<HTMLInputElement>, date: string) =>
  element.evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, date);

async function atItsEnd(page: Page, element: { focus(): Promise<void> }): Promise<void> {
  await element.focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('End');
  await page.keyboard.up('Control');
}

const windowOf = (page: Page, portal: TestPortal): SecondWindow => ({
  page,
  async open(path, storage = {}) {
    await page.evaluateOnNewDocument((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(storage));
    await page.goto(portal.url + path, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('h1:not([data-drawn] *)');
  },
  press: (button) => pressButton(page, button),
  // Polls: waiting for changes alone can miss words that come with a page's last change.
  see: async (words) => {
    const seen = page.waitForFunction(
      (wanted) => (document.body?.textContent ?? '').includes(wanted),
      { polling: lookEveryMs },
      words,
    );
    await seen.catch(async (cause) => {
      const text = await page.evaluate(() => document.body.innerText);
      throw new Error(`'${words}' never stood on ${page.url()}, but: ${text.slice(0, 500)}`, { cause });
    });
  },
  type: async (label, text) => {
    const element = await control(page, label);
    const kind = await element.evaluate((one) => (one as HTMLInputElement).type);
    if (kind === 'select-one') await element.select(text);
    else if (kind === 'date') await setDate(element as ElementHandle<HTMLInputElement>, text);
    else {
      await atItsEnd(page, element);
      await element.type(text);
    }
  },
  paste: async (label, text) => {
    await atItsEnd(page, await control(page, label));
    await page.keyboard.sendCharacter(text);
  },
  attach: async (label, file) => {
    await ((await control(page, label)) as ElementHandle<HTMLInputElement>).uploadFile(file);
  },
  valueOf: async (label) =>
    (await control(page, label)).evaluate((element) => (element as HTMLInputElement).value),
  standsOn: async (path) => {
    await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
  },
});

/** Runs `work` with a second window, which is closed afterwards in any case. */
export function inSecondWindow<T>(
  portal: TestPortal,
  work: (window: SecondWindow) => Promise<T>,
): Promise<T> {
  return inAnotherBrowser(async (context) => {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs());
    await focusAlways(page);
    return work(windowOf(page, portal));
  });
}

/**
 * Makes the page behave as focused: only one window of a browser has the focus, and in the others fields get no blur
 * events.
 */
async function focusAlways(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
}
