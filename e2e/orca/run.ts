/**
 * Records what the screen reader Orca announces on the home page and in the internship wizard's first three steps, in
 * Firefox: `dbus-run-session tsx e2e/orca/run.ts` (`npm run spoken:orca`) writes docs/accessibility/orca-*.txt. It
 * needs Debian's orca, firefox-esr, xvfb, openbox and xdotool.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { person, welcome } from '../other-browsers/journeys';
import { type PageElsewhere, pageIn } from '../other-browsers/page';
import { anApplicant } from '../support/applicants';
import { type Checks, runProgram } from '../support/checks';
import { loadLauncher } from '../support/launcher';
import { masked } from '../support/masked';
import { until } from '../support/patience';
import { startTestPortal } from '../support/portal';
import { root } from '../support/scripts';
import { openSession, type Session } from './session';

/** The key that makes Orca read from the present place to the end. */
const readOn = 'KP_Add';
/** Limit of Tab presses: every page has fewer places for Tab. */
const mostTabs = 60;

/** Moves the focus from behind the page's last place back into the page, and to its top. */
async function backToTop({ browser, press, output }: Session): Promise<void> {
  await press('shift+Tab');
  await until('the page has the focus again', () => browser.run<boolean>('return document.hasFocus()'));
  await browser.run('document.activeElement?.blur(); scrollTo(0, 0)');
  await press('ctrl+Home');
  await output();
}

/** What Orca announces at each press of Tab, from the top until the page has no further place. */
async function tabs(session: Session): Promise<string[]> {
  const { browser, press, output } = session;
  const lines: string[] = [];
  const isInPage = () =>
    browser.run<boolean>('return document.hasFocus() && document.activeElement !== document.body');
  for (let count = 0; count < mostTabs; count += 1) {
    await press('Tab');
    const now = await output();
    if (!(await isInPage())) {
      await backToTop(session);
      break;
    }
    lines.push(now.join(' | '));
  }
  return lines;
}

/** Reads a page as a blind person does: what Orca announces by itself, then the whole page, then Tab by Tab. */
async function read(session: Session, name: string, checks: Checks): Promise<void> {
  const { press, output } = session;
  const parts: [string, string[]][] = [['What comes by itself', await output({ something: true })]];
  await press('ctrl+Home');
  await output();
  await press(readOn);
  parts.push(['Read from the top', await output()]);
  await press('ctrl+Home');
  await output();
  parts.push(['Tab by Tab', await tabs(session)]);
  const text = parts.flatMap(([title, lines]) => [`== ${title}`, ...lines.map(masked), '']);
  writeFileSync(path.join(root, `docs/accessibility/orca-${name}.txt`), text.join('\n'));
  const silent = parts.filter(([, lines]) => lines.length === 0);
  checks.note(
    `Orca reads ${name}`,
    silent.map(([title]) => `${title}: nothing was said.`),
  );
}

/** Presses Return on the element that the expression finds. */
async function enter({ browser, press, output }: Session, expression: string): Promise<void> {
  await until(expression, () =>
    browser.run<boolean>(`const found = ${expression}; found?.focus(); return Boolean(found)`),
  );
  await output();
  await press('Return');
}

const next = (session: Session) =>
  enter(
    session,
    `[...document.querySelectorAll('main button')].find((one) => one.textContent === 'Next Step')`,
  );

async function readAll(session: Session, url: string, checks: Checks): Promise<void> {
  const { browser } = session;
  const page: PageElsewhere = pageIn(browser);
  await browser.open(url);
  await page.shows('Apply Now');
  await read(session, 'home', checks);
  await enter(session, `document.querySelector('main a[href="/application/interns"]')`);
  await page.shows('Volunteer');
  await read(session, 'internship-01-welcome', checks);
  await welcome(page, 'Volunteer', () => next(session));
  await page.shows('Who you are');
  await read(session, 'internship-02-personal-info', checks);
  const applicant = anApplicant();
  await person(page, applicant);
  await next(session);
  await page.shows(applicant.name);
  await read(session, 'internship-03-personal-details', checks);
}

runProgram(async (_given, checks) => {
  const portal = await startTestPortal(await loadLauncher());
  try {
    const session = await openSession();
    await readAll(session, portal.url, checks).finally(() => session.close());
  } finally {
    await portal.stop();
  }
});
