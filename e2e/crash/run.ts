/**
 * The tab dies while somebody is typing, on one step after the other: `tsx e2e/crash/run.ts [--bail] [step ...] [results.json]`. The page gets
 * no chance to save anything, unlike when it is closed.
 */
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { fillInternship, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { openBrowser } from '../support/browser';
import { Bailed, type Checks, runProgram } from '../support/checks';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { patienceMs } from '../support/patience';
import { startTestPortal } from '../support/portal';
import { watch } from '../support/watched-page';
import { passWelcome } from '../support/welcome';

const wizard = '/application/interns';

/** The step before somebody is signed in. */
const firstStep = 'personal-info';

/**
 * What is typed into, by the step's wire name. All steps keep what is typed by one engine: here is each kind of place that
 * it keeps, before somebody is signed in and after, in a text, in rows, in a referee's, and at the end.
 */
const typing: Record<string, string> = {
  [firstStep]: 'current_address',
  experience: 'clinic_experiences.0.description',
  motivation: 'personal_statement',
  'community-reference': 'references.1.full_name',
  review: 'signature',
};

const selector = (name: string) => `[id="${name}"]`;
const textIn = (page: Page, name: string) =>
  page.$eval(selector(name), (element) => (element as HTMLInputElement).value);

async function reach(context: BrowserContext, url: string, field: string) {
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs());
  const watched = watch(page);
  await page.goto(url);
  if (url.endsWith(firstStep)) await passWelcome(page);
  await page.waitForSelector(selector(field));
  await watched.rests();
  return { page, watched };
}

async function crash(page: Page) {
  const died = new Promise<void>((resolve) => page.once('error', () => resolve()));
  const session = await page.createCDPSession();
  // The answer never comes: whoever would give it is dead.
  void session.send('Page.crash').catch(() => undefined);
  await died;
  await page.close().catch(() => undefined);
}

/** Types on a step, lets the tab die, and comes back to the wizard. */
async function checkStep({ context, base, checks }: Scene, step: string, field: string) {
  const title = `The tab dies on step ${step}: what was typed is still there`;
  const { page } = await reach(context, `${base}?step=${step}`, field);
  const typed = ' and then the tab died';
  await page.focus(selector(field));
  await page.keyboard.press('End');
  await page.keyboard.type(typed);
  const expected = await textIn(page, field);
  await crash(page);
  const again = await reach(context, base, field);
  const found = await textIn(again.page, field);
  const problems = found === expected ? [] : [`It was '${expected}', and came back as '${found}'.`];
  const evidence = problems.length > 0 ? await again.watched.evidence() : {};
  await again.page.close();
  checks.note(title, problems, evidence);
}

interface Scene {
  context: BrowserContext;
  base: string;
  checks: Checks;
}

/** A browser in which `storage` is what a sign-in has left. */
async function signedIn(browser: Browser, { url }: TestPortal, storage: Record<string, string>) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  await page.close();
  return context;
}

runProgram(async ({ patterns }, checks) => {
  const chosen = Object.entries(typing).filter(([step]) => patterns.length === 0 || patterns.includes(step));
  const portal = await startTestPortal(await loadLauncher());
  const browser = await openBrowser();
  checks.announce(chosen.length);
  try {
    const base = portal.url + wizard;
    const strangers = await signedIn(browser, portal, {});
    const applicants = await signedIn(
      browser,
      portal,
      storageOf(await fillInternship(portal, anApplicant())),
    );
    for (const [step, field] of chosen) {
      const context = step === firstStep ? strangers : applicants;
      const work = checkStep({ context, base, checks }, step, field);
      await work.catch((error) => {
        if (error instanceof Bailed) throw error;
        checks.note(`The tab dies on step ${step}`, [String(error)]);
      });
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
});
