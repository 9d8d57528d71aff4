import type { Page } from 'puppeteer-core';

/** Presses an element where it is, also under the bar that sticks to the bottom. */
const press = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click());

/** Answers step 1 of the wizard that is open and goes on to step 2. */
export async function passWelcome(page: Page, purpose = 'volunteer') {
  await page.waitForSelector('input[name="purpose"]');
  await press(page, `input[name="purpose"][value="${purpose}"]`);
  for (const name of ['agree_submission', 'agree_terms']) await press(page, `input[name="${name}"]`);
  await press(page, 'button[type="submit"]');
  await page.waitForSelector('#email');
}
