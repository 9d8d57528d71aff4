import { ClientFunction } from 'testcafe';
import { call, fillInternship, saveProgress, type WizardSession } from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import { tokenHere } from '../support/device';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, dialog, errorSummary, field, h1, link, linkWith, tab, words } from '../support/page';
import { expectStaffRead } from '../support/read-by-staff';
import { result } from '../support/toasts';
import { answerWelcome, expectStep, next, openAs, sign } from '../support/wizard';

fixture('What an applicant typed last is what is reviewed, sent and read');

const statement = 'Personal statement: why do you want to come to us?';
const review = 'Review and Submit';
const browserBack = ClientFunction(() => window.history.back());

/** Goes from the review back to the statement and types it again, without saving the step. */
async function change(t: TestController, text: string) {
  await expectStep(review);
  await t.click(tab('Area of Interest'));
  await t.click(linkWith('Change Area of Interest'));
  await expectStep(/Motivation/);
  await fill(statement, text);
}

async function expectReviewed(t: TestController, text: string) {
  await expectStep(review);
  await t.click(tab('Area of Interest'));
  await t.expect(words(text).exists).ok('the review should show what was typed last');
  await t.expect(words(answers.statement).exists).notOk();
}

async function submit(t: TestController, name: string) {
  await sign(name);
  await t.click(button('Submit Application'));
  await t.expect(h1.withText('Thank you').exists).ok({ timeout: 20_000 });
}

const expectRead = ({ application_id }: WizardSession, read: string) =>
  expectStaffRead(harness().shared, application_id, { read, notRead: answers.statement });

test('Review, Change, edit, the browser’s Back, Submit: staff read the new words', async (t) => {
  const applicant = anApplicant();
  const session = await fillInternship(harness().shared, applicant);
  await openAs(session, 12);
  await change(t, 'I corrected this and went back.');
  await browserBack();
  await expectReviewed(t, 'I corrected this and went back.');
  await submit(t, applicant.name);
  await expectRead(session, 'I corrected this and went back.');
});

test('the session ends during a correction: after signing in again the correction is sent', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  const session = await fillInternship(portal, applicant);
  await openAs(session, 12);
  await change(t, 'I corrected this while the session ended.');
  await call(portal, 'POST', '/api/logout', { token: await tokenHere() });
  await t.click(button('Save and return to review'));
  await t.expect(result('Session expired. Please start over.')).ok({ timeout: 15_000 });

  await answerWelcome();
  await next();
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  await t.click(button('Next Step'));
  // In the server's data the person is still on the review, so the sign-in leads there and the statement's Next is not
  // pressed.
  await expectReviewed(t, 'I corrected this while the session ended.');
  await submit(t, applicant.name);
  await expectRead(session, 'I corrected this while the session ended.');
});

test('two devices differ, and the person chooses the words from here: these are sent', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  const session = await fillInternship(portal, applicant);
  await openAs(session, 12);
  await change(t, 'Typed on this device.');
  await saveProgress(portal, session, 6, { personal_statement: 'Typed on the other device.' });
  await browserBack();
  await t.expect(dialog.exists).ok({ timeout: 15_000 });
  await t.click(button('Keep all from here'));
  await t.click(button('Continue with these answers'));
  await expectReviewed(t, 'Typed on this device.');
  await submit(t, applicant.name);
  await expectRead(session, 'Typed on this device.');
});

test('an emptied required answer is asked for by its name, with a link there and back', async (t) => {
  const applicant = anApplicant();
  const session = await fillInternship(harness().shared, applicant);
  await openAs(session, 12);
  await change(t, 'x');
  await t.selectText(field(statement)).pressKey('delete');
  await browserBack();
  await expectStep(review);
  await sign(applicant.name);
  await t.click(button('Submit Application'));
  const sentence =
    'Personal statement is required. Please provide your personal statement before proceeding.';
  await t.expect(errorSummary.withText(sentence).exists).ok({ timeout: 15_000 });
  await t.click(link(sentence));
  await expectStep(/Motivation/);
  await fill(statement, 'Now it is told.');
  await t.click(button('Save and return to review'));
  await expectReviewed(t, 'Now it is told.');
  await submit(t, applicant.name);
  await expectRead(session, 'Now it is told.');
});
