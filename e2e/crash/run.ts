/**
 * The tab dies while somebody is typing, on each step: `tsx e2e/crash/run.ts [step ...] [results.json]`. The page gets
 * no chance to save anything, unlike when it is closed.
 */
import type { BrowserContext, Page } from 'puppeteer-core';
import { fillInternship, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { openBrowser } from '../support/browser';
import { createChecks, readGiven, runProgram } from '../support/checks';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { passWelcome } from '../support/welcome';

const wizard = '/application/interns';

/** What is typed into on each step, by its wire name. Step 3 and 11 ask for no text. */
const typing: Record<string, string> = {
  'personal-info': 'current_address',
  education: 'institutions.0.program',
  experience: 'clinic_experiences.0.description',
  motivation: 'personal_statement',
  skills: 'other_skills',
  availability: 'hours_available',
  'academic-reference': 'references.0.full_name',
  'community-reference': 'references.1.full_name',
  review: 'signature',
};

const selector = (name: string) => `[id="${name}"]`;
const textIn = (page: Page, name: string) =>
  page.$eval(selector(name), (element) => (element as HTMLInputElement).value);

async function reach(context: BrowserContext, url: string, field: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle2', timeout: 30_000 });
  if (url.endsWith('personal-info')) await passWelcome(page);
  await page.waitForSelector(selector(field), { timeout: 15_000 });
  return page;
}

async function crash(page: Page) {
  const session = await page.createCDPSession();
  // The answer never comes: whoever would give it is dead.
  void session.send('Page.crash').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await page.close().catch(() => undefined);
}

async function typedTextSurvives(context: BrowserContext, base: string, step: string, field: string) {
  const page = await reach(context, `${base}?step=${step}`, field);
  const typed = field === 'hours_available' ? '7' : ' and then the tab died';
  await page.focus(selector(field));
  await page.keyboard.press('End');
  await page.keyboard.type(typed);
  const expected = await textIn(page, field);
  await crash(page);
  const again = await reach(context, base, field);
  const found = await textIn(again, field);
  await again.close();
  return found === expected ? [] : [`It was '${expected}', and came back as '${found}'.`];
}

async function main() {
  const { patterns, resultsFile } = readGiven(process.argv.slice(2));
  const portal = await startTestPortal(await loadLauncher());
  const browser = await openBrowser();
  const checks = createChecks();
  try {
    for (const [step, field] of Object.entries(typing)) {
      if (patterns.length > 0 && !patterns.includes(step)) continue;
      const context = await browser.createBrowserContext();
      const signedIn = step === 'personal-info' ? {} : storageOf(await fillInternship(portal, anApplicant()));
      const first = await context.newPage();
      await first.goto(portal.url);
      await first.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(signedIn));
      await first.close();
      const problems = await typedTextSurvives(context, portal.url + wizard, step, field).catch((error) => [
        String(error),
      ]);
      checks.note(`The tab dies on step ${step}: what was typed is still there`, problems);
      await context.close();
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
  checks.finish(resultsFile);
}

runProgram(main);
