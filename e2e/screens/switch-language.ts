import { PSEUDO } from '@portal/build-config/catalogues';
import type { Page } from 'puppeteer-core';
import type { Stage } from './stage';

const choice = 'select.p-language';

/** Short messages have been shown already, in the previous language, and go by themselves. */
const closeMessages = (page: Page) =>
  page.$$eval('.Toastify__toast button', (buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });

/** The account keeps its language: the mails by which other states are set up stay in English. */
const keepAccount = (page: Page) =>
  page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (...given) =>
      String(given[0]).endsWith('/api/me/language') ? Promise.reject(new Error('no line')) : send(...given);
  });

/** The switch stands in the navigation of staff, which is folded away on the desk; behind a dialog nobody could press. */
const fold = (page: Page) =>
  page.$$eval('.p-fold', (buttons) => (buttons[0] as HTMLElement | undefined)?.click());

/** Chooses by the switch; false where there is none, or where a document stands open, whose reading never ends. */
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
 * Switches an open page to another language: by the switch, which keeps its content, even behind a dialog; pages that
 * a service writes have none, and are loaded once more. False where such a page does not have the made-up language.
 */
export async function switchTo({ page, portal, watched }: Stage, language: string): Promise<boolean> {
  // A page in this language already stays as it is: a menu would close.
  if (await page.$(`html[lang="${language}"]`)) return true;
  await keepAccount(page);
  await closeMessages(page);
  // The switch of a panel comes after its words.
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
