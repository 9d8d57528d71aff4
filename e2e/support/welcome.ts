import type { Page } from 'puppeteer-core';

/** Answers step 1 of the internship wizard, which is open, and goes on to step 2. */
export async function passWelcome(page: Page) {
  await page.click('input[name="purpose"][value="volunteer"]');
  for (const name of ['agree_submission', 'agree_terms']) await page.click(`input[name="${name}"]`);
  await page.click('button[type="submit"]');
  await page.waitForSelector('#email', { timeout: 10_000 });
}
