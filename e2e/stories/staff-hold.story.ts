import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { signIn, storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import type { TestPortal } from '../support/harness';
import { holdFor, minutesAreOver } from '../support/holding';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { mailTo } from '../support/mailbox';
import { button, field, words } from '../support/page';
import { inSecondWindow } from '../support/second-window';
import { expectCleanStaffPage, inRow, openAsStaff, timelineEntry, writeFeedback } from '../support/staff';
import { result } from '../support/toasts';
import { phone, resize } from '../support/windows';

fixture('Where an administrator chose ten minutes, a decision waits so long before it goes out')
  .before(borrowPortal)
  .after(giveBack);

const slip = 'We are sorry that we have no place for you this year.';
const meant = 'Welcome! We look forward to meeting you in June.';
const waits = Selector('*').withText(/^Decision saved. It will be sent at \d\d:\d\d/);

test('a slip is undone before anybody reads it, and what was meant arrives once', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  await holdFor(portal, 10);
  const { applicant, application_id, password } = await submittedApplicant(portal, anApplicant());
  const reference = referenceOf('intern', application_id);
  await openAsStaff(portal, `/dashboard/intern/${application_id}`);
  await writeFeedback('Rejected', slip);
  await t.expect(words('It will be sent 10 minutes after you confirm').exists).ok();
  await t.click(button('Confirm and send'));
  await t.expect(waits.exists).ok();
  await expectCleanStaffPage('a decision that waits', { newToAxe: true });

  const session = await signIn(portal, applicant.email, password);
  await inSecondWindow(portal, async (applicants) => {
    await applicants.open('/userdashboard', storageOf(session));
    await applicants.see('Submitted');
    await applicants.open('/userdashboard/feedback');
    await applicants.see('When we have read your application, you will find our answer here');
  });

  await resize(t, phone);
  await t.navigateTo(`${portal.url}/admin/intern-applications`);
  await t.expect(words('Rejected will be sent at').exists).ok();
  await expectCleanStaffPage('the list with a decision that waits');
  await t.click(inRow(reference, 'Undo'));
  await t.expect(result('The decision was undone')).ok();

  await t.navigateTo(`${portal.url}/dashboard/intern/${application_id}`);
  await t.expect(field('Message to the applicant').value).eql(slip);
  await t.expect(timelineEntry('Decision undone before it was sent: Rejected').exists).ok();
  await writeFeedback('Approved', meant);
  await t.click(button('Confirm and send'));
  await t.expect(waits.exists).ok();
  await minutesAreOver(portal);
  const { text } = await mailTo(portal, applicant.email, /has been approved/);
  await t.expect(text).contains(meant);
  await inSecondWindow(portal, async (applicants) => {
    await applicants.open('/userdashboard/feedback', storageOf(session));
    await applicants.see(meant);
  });
  const theirs = (await portal.mails()).filter(({ to }) =>
    to?.some((one) => one.address === applicant.email),
  );
  await t.expect(theirs.map((mail) => mail.text ?? '').join()).notContains(slip);
});
