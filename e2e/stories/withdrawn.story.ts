import { signIn, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanView, openDashboard } from '../support/dashboard';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, buttonWith, dialog, words } from '../support/page';
import { expectCleanStaffPage, openAsStaff, timelineEntry } from '../support/staff';
import { desktop, phone, resize } from '../support/windows';

fixture('An applicant has second thoughts');

const reason = 'I have found a place nearer to my mother, who is ill.';

test('withdrawn with a reason and taken back on a phone, read on a desk', async (t) => {
  const portal = harness().shared;
  const { applicant, application_id, password } = await submittedApplicant(portal, anApplicant());
  const session = await signIn(portal, applicant.email, password);
  const review = `/dashboard/intern/${application_id}`;
  await resize(t, phone);
  await openDashboard(session);
  await t.click(buttonWith('Withdraw'));
  await t.expect(words('You can cancel the withdrawal within one day').exists).ok();
  await fill('Why?', reason);
  await t.click(dialog.find('button').withExactText('Withdraw'));
  await t.expect(words('You withdrew this application on').exists).ok();
  await expectCleanView('a withdrawn application', { newToAxe: true });

  await resize(t, desktop);
  await openAsStaff(portal, review);
  await t.expect(words('Withdrawn by the applicant on').exists).ok();
  await t.expect(words(reason).exists).ok();
  await t.expect(button('Send Feedback').exists).notOk('there is nothing to decide');
  await expectCleanStaffPage('the review of a withdrawn application');

  await resize(t, phone);
  await openDashboard(session);
  await t.click(buttonWith('Cancel the withdrawal'));
  await t.expect(words('You withdrew this application on').exists).notOk();

  await resize(t, desktop);
  await openAsStaff(portal, review);
  await t.expect(button('Send Feedback').exists).ok();
  await t.expect(timelineEntry('Application withdrawn').exists).ok();
});
