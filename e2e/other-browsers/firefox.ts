import type { ElementHandle, LaunchOptions } from 'puppeteer-core';
import { openFirefox as launch } from '../support/browser';
import { patienceMs, until } from '../support/patience';
import { watch } from '../support/watched-page';
import { inTheMiddle, type OtherBrowser } from './browser';

/** Makes a function with arguments from a body for the page. */
const inPage = (body: string) => new Function(body) as (...args: unknown[]) => unknown;

/** Whether a click on the middle of the element hits it, or the label that stands for it. */
function isReachable(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
}

/** Firefox, driven by WebDriver BiDi; headless unless set otherwise. */
export async function openFirefox(options?: LaunchOptions): Promise<OtherBrowser> {
  const browser = await launch(options);
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs());
  const watched = watch(page);
  const complaints: string[] = watched.errors;
  page.on('dialog', (dialog) => {
    complaints.push(`a window of the browser's own: ${dialog.type()} ${dialog.message()}`);
    void dialog.accept();
  });

  const find = (what: string, body: string, args: unknown[]) =>
    until(what, async () => {
      const found = (await page.evaluateHandle(inPage(body), ...args)).asElement();
      return found as ElementHandle<Element> | null;
    });
  const type = async (what: string, text: string, body: string, ...args: unknown[]) =>
    (await find(what, body, args)).type(text);

  return {
    name: `Firefox ${(await browser.version()).split('/')[1]}`,
    async open(address) {
      await page.goto(address);
    },
    run: <T>(body: string, ...args: unknown[]) => page.evaluate(inPage(body), ...args) as Promise<T>,
    async click(what, body, ...args) {
      const element = await until(`${what}, with nothing before it`, async () => {
        const found = await find(what, inTheMiddle(body), args);
        return (await found.evaluate(isReachable)) ? found : null;
      });
      await element.click();
    },
    type,
    async choose(what, body, ...args) {
      const option = (await find(what, body, args)) as ElementHandle<HTMLOptionElement>;
      const list = await option.evaluateHandle((one) => one.closest('select') as HTMLSelectElement);
      await list.select(await option.evaluate(({ value }) => value));
    },
    async giveFile(what, file, body, ...args) {
      await ((await find(what, body, args)) as ElementHandle<HTMLInputElement>).uploadFile(file);
    },
    async resize(width, height) {
      await page.setViewport({ width, height });
      return page.evaluate(() => innerWidth);
    },
    complaints: () => complaints,
    evidence: () => watched.evidence(),
    close: () => browser.close(),
  };
}
