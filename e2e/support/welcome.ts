import type { Page } from 'puppeteer-core';

/** Clicks an element by script, also when a bar at the bottom covers it. */
const click = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click());

/** Answers step 1 of the open wizard and goes on to step 2. */
export async function passWelcome(page: Page, purpose = 'volunteer') {
  await page.waitForSelector('input[name="purpose"]');
  await click(page, `input[name="purpose"][value="${purpose}"]`);
  for (const name of ['agree_submission', 'agree_terms']) await click(page, `input[name="${name}"]`);
  await click(page, 'button[type="submit"]');
  await page.waitForSelector('#email');
}
