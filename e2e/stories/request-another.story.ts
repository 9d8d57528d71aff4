import { answers } from '../support/applicants';
import {
  expectCleanView,
  expectView,
  goTo,
  openDashboard,
  reference,
  reload,
  unreadOf,
} from '../support/dashboard';
import { submittedDaysAgo } from '../support/days-ago';
import { choose, fill } from '../support/form';
import { harness } from '../support/harness';
import { button, buttonWith, dialog, errorSummary, linkWith, words } from '../support/page';
import { pageTranslator } from '../support/page-translator';
import { approvedApplicant, approveRequestOf, aReason } from '../support/staff-api';
import { result } from '../support/toasts';

fixture('An applicant asks for another application a year after').clientScripts(pageTranslator());

/** The day in the portal's time zone, where it may already be tomorrow. */
const inWords = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Kigali',
  }).format(date);

async function answerForm() {
  await choose('Area', answers.interest.area);
  await fill('Personal statement: why do you want to come to us?', answers.statement);
  await fill('Start date', answers.period.start_date);
  await fill('End date', answers.period.end_date);
  for (const [kind, { full_name, email }] of [
    ['Academic reference', answers.academic],
    ['Community reference', answers.community],
  ] as const) {
    await fill('Full name', full_name, kind);
    await fill('Email', email, kind);
  }
}

test('on day 364 it is not offered, on day 365 it is requested with a reason, and after approval it is filled in and sent', async (t) => {
  const portal = harness().shared;
  const { applicant, application_id, session } = await approvedApplicant(portal, 364);
  await openDashboard(session);
  const soon = buttonWith('Available Soon');
  await t.expect(soon.hasAttribute('disabled')).ok();
  await t.expect(soon.textContent).contains(inWords(new Date(Date.now() + 24 * 3_600_000)));
  await t.expect(buttonWith('Request Another').exists).notOk();

  await submittedDaysAgo(portal, application_id, 365);
  await reload();
  await t.click(buttonWith('Request Another'));
  await t.expect(dialog.exists).ok();
  await expectCleanView('the request');
  await t.click(button('Send Request'));
  await t.expect(errorSummary.withText('Please provide a reason for your request').exists).ok();
  const label = 'Why do you want to apply again?';
  await fill(label, aReason.slice(0, 19));
  await t.click(button('Send Request'));
  const short = 'Please provide a more detailed reason (at least 20 characters)';
  await t.expect(errorSummary.withText(short).exists).ok();
  await expectCleanView('the request with its error');
  await fill(label, aReason);
  await t.click(button('Send Request'));
  await t.expect(result('Request Submitted')).ok();
  await expectView('Requests');
  await t.expect(words('Pending').exists).ok();
  await goTo('Applications');
  await t.expect(words('Your request for another application is waiting for an answer').exists).ok();
  await t.expect(buttonWith('Request Another').exists).notOk();

  const draft_id = await approveRequestOf(portal, applicant.email);
  await reload();
  await t.expect(unreadOf('Requests').textContent).contains('1');
  await goTo('Requests');
  await t.expect(words('Approved').exists).ok();
  await expectCleanView('the approved request', { newToAxe: true });
  await t.expect(unreadOf('Requests').exists).notOk('the answer is seen');
  await t.click(linkWith(reference(draft_id)));
  await t.click(linkWith('Finish and Submit'));
  await expectView('Apply for an internship');
  await answerForm();
  await expectCleanView('the form of another internship');
  await t.click(button('Submit Application'));
  await expectView('Application Submitted!');
  await t.expect(words(reference(draft_id)).exists).ok();
  await expectCleanView('the confirmation');
  await goTo('Dashboard');
  await t.expect(words('Submitted').exists).ok();
  await t.expect(linkWith('Finish and Submit').exists).notOk();
});
