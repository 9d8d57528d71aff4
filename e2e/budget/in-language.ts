import type { Browser, Page } from 'puppeteer-core';
import { leftOver } from '../screens/languages/left-over';
import { root } from '../support/scripts';
import { type Loaded, visit } from './measure';

/** The size of a phone's window; the sizes of the stories need the stories' runner. */
const phone = { width: 360, height: 740 };

export interface FirstStep {
  requests: Loaded[];
  /** English texts found on the step, in every state that it can have before the applicant goes on. */
  english: string[];
}

/**
 * Opens the first step of a wizard in a language, on a phone on which the messages of later steps never arrive: what
 * was loaded until then must suffice for the step.
 */
export async function firstStepIn(browser: Browser, url: string, language: string): Promise<FirstStep> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(phone);
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*/words-*'] });
    const { requests } = await visit(page, `${url}?lang=${language}`);
    const counted = [...requests];
    return { requests: counted, english: await englishIn(page, leftOver(root, language)) };
  } finally {
    await context.close();
  }
}

/** Selects every option, presses Next too early, and asks to leave. */
async function englishIn(page: Page, check: (page: Page) => Promise<string[]>): Promise<string[]> {
  // The compiler names functions by a helper, which the page does not have.
  await page.evaluate('globalThis.__name ??= (it) => it');
  const found = await check(page);
  const radios = await page.$$('main input[type=radio]');
  if (radios.length === 0) found.push('It has no choices.');
  for (const radio of radios) {
    await radio.evaluate((one) => (one as HTMLInputElement).click());
    found.push(...(await check(page)));
  }
  for (const [button, shows] of [
    ['main button[type=submit]', '[role=alert]'],
    ['header a.btn[href="/"]', '[role=dialog], dialog[open]'],
  ] as const) {
    await page.$eval(button, (one) => (one as HTMLElement).click());
    await page.waitForSelector(shows);
    found.push(...(await check(page)));
  }
  return [...new Set(found)];
}
