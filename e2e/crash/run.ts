/**
 * Crashes the browser tab while somebody types, on one step after the other. It also kills svc-applications while held
 * decisions wait to be sent (`held`), results are released (`results`), drafts get reminders (`reminders`), a program
 * gets webhooks (`webhooks`) and people accept places (`places`): `tsx e2e/crash/run.ts [--bail] [step ...]
 * [results.json]`. A crashed page, unlike a closed one, gets no chance to save anything.
 */
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { fillInternship, saveProgress, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { openBrowser } from '../support/browser';
import { Bailed, type Checks, runProgram } from '../support/checks';
import { playDelayedRound } from '../support/delayed-round';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { patienceMs } from '../support/patience';
import { playPlacesRound } from '../support/places-round';
import { startTestPortal } from '../support/portal';
import { playReminderRound } from '../support/reminder-round';
import { playResultsRound } from '../support/results-round';
import { watch } from '../support/watched-page';
import { playWebhookRound } from '../support/webhook-round';
import { passWelcome } from '../support/welcome';

const wizard = '/application/interns';

/** The step on which nobody is signed in yet. */
const firstStep = 'personal-info';

/**
 * The field to type into, by the step's name in the API. One mechanism keeps the text of all steps, so each kind of
 * field is here once: before and after the sign-in, a text, a row, a referee, and the last step.
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
  // This call never returns, since the page that would answer is dead.
  void session.send('Page.crash').catch(() => undefined);
  await died;
  await page.close().catch(() => undefined);
}

/** Types on a step, crashes the tab, opens the wizard again and checks the text. */
async function checkStep({ context, base, checks }: CrashScene, step: string, field: string) {
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

interface CrashScene {
  context: BrowserContext;
  base: string;
  checks: Checks;
}

/** Name on the command line for the check of held decisions. */
const heldStep = 'held';

/** A small version of a check that `npm run test:long` makes with 200 decisions. */
async function checkHeld(portal: TestPortal, checks: Checks) {
  const round = { held: 20, undone: 4, kills: 4, replicas: ['svc-applications'] };
  const { problems, mails, copies, kills } = await playDelayedRound(portal, round);
  checks.note(
    `${mails} of 20 held decisions went out once in ${kills} kills (${copies} copies), 4 were undone`,
    problems,
  );
}

/** Name on the command line for the check of results released together. */
const resultsStep = 'results';

async function checkResults(portal: TestPortal, checks: Checks) {
  const round = { released: 24, takenBack: 2, kills: 4, replicas: ['svc-applications'] };
  const { problems, mails, copies, takenBack, kills } = await playResultsRound(portal, round);
  checks.note(
    `${mails} of 24 results went out once in ${kills} kills (${copies} copies), ${takenBack} were taken back`,
    problems,
  );
}

/** Name on the command line for the check of reminders to drafts and referees. */
const reminderStep = 'reminders';

async function checkReminders(portal: TestPortal, checks: Checks) {
  const round = { drafts: 12, referees: 4, lapses: 4, kills: 3, replicas: ['svc-applications'] };
  const { problems, mails, copies, kills } = await playReminderRound(portal, round);
  checks.note(
    `${mails} of 16 reminders came once in ${kills} kills (${copies} copies), 4 reopenings ended once`,
    problems,
  );
}

/** Name on the command line for the check of webhooks about decisions. */
const webhookStep = 'webhooks';

async function checkWebhooks(portal: TestPortal, checks: Checks) {
  const round = { applications: 4, kills: 3, programKills: 1, replicas: ['svc-applications'] };
  const { problems, events, copies, kills } = await playWebhookRound(portal, round);
  checks.note(`A program was notified of ${events} decisions in ${kills} kills (${copies} copies)`, problems);
}

/** Name on the command line for the check of more acceptances than places. */
const placesStep = 'places';

/** A small version of a check that `npm run test:long` makes with 200 acceptances on each database. */
async function checkPlaces(portal: TestPortal, checks: Checks) {
  const round = { people: 16, places: 4, kills: 3, replicas: ['svc-applications'] };
  for (const { limit, accepted, kills, problems } of await playPlacesRound(portal, round))
    checks.note(`${accepted} of 16 accepted in ${kills} kills for 4 places of a ${limit}`, problems);
}

/** Opens a browser context with `storage` as a sign-in leaves it. */
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
  const withDelayed = patterns.length === 0 || patterns.includes(heldStep);
  const withResults = patterns.length === 0 || patterns.includes(resultsStep);
  const withReminders = patterns.length === 0 || patterns.includes(reminderStep);
  const withWebhooks = patterns.length === 0 || patterns.includes(webhookStep);
  const withPlaces = patterns.length === 0 || patterns.includes(placesStep);
  checks.announce(
    [withDelayed, withResults, withReminders, withWebhooks, withPlaces, withPlaces].filter(Boolean).length +
      chosen.length,
  );
  try {
    const base = portal.url + wizard;
    const strangers = await signedIn(browser, portal, {});
    const session = await fillInternship(portal, anApplicant());
    // The draft is saved on step 2, since a stored later step would be opened instead of the one in the address.
    await saveProgress(portal, session, 2, {});
    const applicants = await signedIn(browser, portal, storageOf(session));
    for (const [step, field] of chosen) {
      const context = step === firstStep ? strangers : applicants;
      const work = checkStep({ context, base, checks }, step, field);
      await work.catch((error) => {
        if (error instanceof Bailed) throw error;
        checks.note(`The tab dies on step ${step}`, [String(error)]);
      });
    }
    if (withReminders) await checkReminders(portal, checks);
    if (withWebhooks) await checkWebhooks(portal, checks);
    if (withDelayed) await checkHeld(portal, checks);
    if (withResults) await checkResults(portal, checks);
    // This check is the last one: from its round on the programme can only be applied for in rounds.
    if (withPlaces) await checkPlaces(portal, checks);
  } finally {
    await browser.close();
    await portal.stop();
  }
});
