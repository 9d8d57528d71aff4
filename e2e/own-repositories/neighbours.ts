import type { Browser, Page } from 'puppeteer-core';
import { signIn, storageOf, submittedApplicant } from '../support/api';
import type { TestPortal } from '../support/harness';
import { patienceMs } from '../support/patience';

/** A page of each remote of this repository, and a text or field that no other part draws. */
const pages: Record<string, { path: string; has: string; text?: RegExp }> = {
  'mfe-intern-wizard': {
    path: '/application/interns',
    has: 'main',
    text: /You have submitted this application/,
  },
  'mfe-visitor-wizard': { path: '/application/visitors', has: 'input[type="checkbox"]' },
  'mfe-admin': { path: '/staff/auth', has: 'input[type="password"]' },
  'mfe-user-dashboard': { path: '/userdashboard/feedback', has: 'main', text: /No feedback yet/ },
};

const shows = (page: Page, { has, text }: { has: string; text?: RegExp }) =>
  page.waitForFunction(
    (selector: string, source: string | undefined) =>
      document.querySelector(`${selector}:not([data-drawn] *)`) !== null &&
      (source === undefined || new RegExp(source).test(document.body.innerText)),
    { timeout: patienceMs() },
    has,
    text?.source,
  );

/** Makes an applicant whose browser opens pages of all four remotes of this repository. */
export async function meetNeighbours(portal: TestPortal, browser: Browser) {
  const { applicant, password } = await submittedApplicant(portal);
  const entries = Object.entries(storageOf(await signIn(portal, applicant.email, password)));
  return {
    /** Goes from `begin` to each page in one tab. @throws Error naming the pages that do not open */
    async open(begin: string): Promise<void> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.evaluateOnNewDocument((stored) => {
        for (const [key, value] of stored) localStorage.setItem(key, value);
      }, entries);
      await page.goto(`${portal.url}${begin}`);
      for (const [remote, wanted] of Object.entries(pages)) {
        await page.goto(`${portal.url}${wanted.path}`);
        await shows(page, wanted).catch(async () => {
          const read = await page.evaluate(() => document.body.innerText.slice(0, 300));
          errors.push(`${remote} does not open: ${page.url()} reads ${read}`);
        });
      }
      await context.close();
      if (errors.length > 0) throw new Error(errors.join('\n'));
    },
  };
}
