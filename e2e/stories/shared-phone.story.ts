import { ClientFunction } from 'testcafe';
import {
  call,
  fillInternship,
  saveProgress,
  signIn,
  staffSignIn,
  startInternship,
  storageOf,
  submittedApplicant,
} from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import { logOut, openDashboard } from '../support/dashboard';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, buttonWith, field, pagePath, storedToken, tab, words } from '../support/page';
import { inSecondWindow } from '../support/second-window';
import { openAsStaff } from '../support/staff';
import { everythingHere, everythingIn } from '../support/stores';
import { answerWelcome, expectStep, next, openAs, wizardPath } from '../support/wizard';

fixture('A phone that others use: nothing of a session stays on it, whichever way it ends');

const saved = 'Words that the portal has';
const unsaved = 'Words that this phone alone has';
const home = () => `${harness().shared.url}/`;

/** Stores a text in the way in which a page stores typed text that was not sent. */
const keepHere = ClientFunction((key: string, person: number, text: string) => {
  localStorage.setItem(key, JSON.stringify(text));
  localStorage.setItem(`of:${key}`, String(person));
});

/** Begins an application up to step 6, with saved text. */
async function begun() {
  const portal = harness().shared;
  const applicant = anApplicant();
  const session = await startInternship(portal, applicant);
  await saveProgress(portal, session, 6, { personal_statement: saved, interests: [answers.interest] });
  await openAs(session, 6);
  return { portal, applicant, session };
}

async function expectNothingOf(t: TestController, ...traces: string[]) {
  await t.expect(storedToken()).eql(null);
  const here = await everythingHere();
  for (const trace of traces) await t.expect(here.includes(trace)).notOk(`${trace} should be gone`);
}

test('sign-out on the home page: all stored data of the portal is removed', async (t) => {
  const { applicant, session } = await begun();
  await t.navigateTo(home());
  await t.click(button('Log out'));
  await t.expect(button('Sign In').exists).ok();
  await expectNothingOf(t, saved, applicant.name, applicant.email, session.token);
});

test('sign-out on the home page with unsaved words: the person is asked, stays, then deletes them', async (t) => {
  const { applicant, session } = await begun();
  await t.navigateTo(home());
  await keepHere(`portal.reason.${session.user.id}.1`, session.user.id, unsaved);
  await t.click(button('Log out'));
  await t.expect(words('only on this device').exists).ok();
  await t.click(button('Stay signed in'));
  await t.expect(button('Log out').exists).ok();
  await t.expect(await everythingHere()).contains(unsaved);

  await t.click(button('Log out'));
  await t.click(button('Delete it and log out'));
  await t.expect(button('Sign In').exists).ok();
  await expectNothingOf(t, saved, unsaved, applicant.name, applicant.email);
});

test('expired session: unsaved words stay for their owner; the next person sees none of them', async (t) => {
  const { applicant, portal, session } = await begun();
  await call(portal, 'POST', '/api/logout', { token: session.token });
  await fill('Personal statement: why do you want to come to us?', unsaved);
  await t.click(button('Next Step'));
  await t.expect(storedToken()).eql(null);
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await expectStep('Welcome');
  const here = await everythingHere();
  for (const trace of [saved, applicant.name, applicant.email, session.token])
    await t.expect(here.includes(trace)).notOk(`${trace} should be gone`);
  await t.expect(here.includes(unsaved)).ok();

  const other = anApplicant();
  await fillInternship(portal, other);
  const goOn = async ({ email, phone }: typeof other) => {
    await t.navigateTo(`${portal.url}${wizardPath}`);
    await answerWelcome();
    await next();
    await fill('Email', email);
    await fill('Phone Number', phone);
    await t.click(button('Continue my application'));
  };
  await goOn(other);
  await expectStep(/Review/);
  await t.click(tab('Area of Interest'));
  await t.expect(words(answers.statement).exists).ok();
  await t.expect(words(unsaved).exists).notOk();
  await t.click(button('Leave'));
  await t.expect(button('Sign In').exists).ok();

  await goOn(applicant);
  await expectStep(/Motivation/);
  await t.expect(field('Personal statement: why do you want to come to us?').value).eql(unsaved);
});

test('sign-out on the dashboard, with a reason that was typed and not sent', async (t) => {
  const portal = harness().shared;
  const { applicant, password } = await submittedApplicant(portal);
  const session = await signIn(portal, applicant.email, password);
  await openDashboard(session);
  await keepHere(`portal.reason.${session.user.id}.1`, session.user.id, unsaved);
  await logOut();
  await t.click(button('Delete it and log out'));
  await t.expect(pagePath()).eql('/');
  await expectNothingOf(t, unsaved, applicant.name, applicant.email);
});

test('sign-out on the staff pages, with a note that was typed and not sent', async (t) => {
  const portal = harness().shared;
  const session = await staffSignIn(portal);
  await openAsStaff(portal, '/dashboard', session);
  await keepHere(`staff:note:${session.user.id}:1`, session.user.id, unsaved);
  await t.click(buttonWith('Log out'));
  await t.click(button('Keep it and log out'));
  await t.expect(pagePath()).eql('/staff/auth');
  await t.expect(await everythingHere()).contains(unsaved);
  await expectNothingOf(t, session.token, session.user.email);
});

test('sign-out in another tab: the first tab shows nothing any more', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  const session = await startInternship(portal, applicant);
  await saveProgress(portal, session, 6, { personal_statement: saved });
  await inSecondWindow(portal, async (tab) => {
    await tab.open(wizardPath, storageOf(session));
    const kept = () => tab.page.evaluate(() => JSON.stringify(localStorage));
    await t.expect(await tab.valueOf('Personal statement: why do you want to come to us?')).eql(saved);
    await t.expect(await kept()).contains(saved);
    const other = await tab.page.browserContext().newPage();
    await other.goto(home());
    await (await other.waitForSelector('::-p-text(Log out)'))?.click();
    await tab.standsOn('/');
    const here = await everythingIn(tab.page);
    await t.expect(here).notContains(saved);
    await t.expect(here).notContains(applicant.email);
  });
});
