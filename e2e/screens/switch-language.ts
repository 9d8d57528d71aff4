import { PSEUDO } from '@portal/build-config/catalogues';
import type { Page } from 'puppeteer-core';
import type { Stage } from './stage';

const choice = 'select.p-language';

/** Closes short messages, which are in the previous language and would go by themselves. */
const closeMessages = (page: Page) =>
  page.$$eval('.Toastify__toast button', (buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });

/** Keeps the account's language unchanged: the mails by which other states are set up must stay English. */
const keepAccount = (page: Page) =>
  page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (...given) =>
      String(given[0]).endsWith('/api/me/language') ? Promise.reject(new Error('no line')) : send(...given);
  });

/**
 * Presses the button that folds the staff's navigation, which contains the switch, on the reading desk; by script,
 * since behind a dialog nobody could press it.
 */
const fold = (page: Page) =>
  page.$$eval('.p-fold', (buttons) => (buttons[0] as HTMLElement | undefined)?.click());

/**
 * Chooses a language by the switch; returns false where there is none, or where a document is open, whose loading never
 * ends.
 */
async function choose(page: Page, language: string): Promise<boolean> {
  if (await page.$('.p-document')) return false;
  const isFolded = (await page.$('.p-folded .p-fold')) !== null;
  if (isFolded) await fold(page);
  const found = (await page.$(choice)) !== null;
  if (found) await page.select(choice, language);
  if (isFolded) await fold(page);
  return found;
}

/**
 * Switches an open page to another language: by the switch, which keeps the page's content, even behind a dialog. Pages
 * made by a service have no switch and are loaded once more. Returns false for such a page and the made-up language,
 * which it does not have.
 */
export async function switchTo({ page, portal, watched }: Stage, language: string): Promise<boolean> {
  // A page that is already in this language stays as it is: pressing the switch would close a menu.
  if (await page.$(`html[lang="${language}"]`)) return true;
  await keepAccount(page);
  await closeMessages(page);
  // The switch of a panel appears after its texts.
  await watched.rests();
  if (!(await choose(page, language))) {
    await page.setCookie({ name: 'language', value: language, url: portal.url });
    await page.reload({ waitUntil: 'load' });
    if (language === PSEUDO && !(await page.$('#page'))) return false;
  }
  await page.waitForSelector(`html[lang="${language}"]`);
  await watched.rests();
  return true;
}
