import { Selector } from 'testcafe';
import { storageOf } from '../support/api';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { buttonWith, dialog, errorAt, words } from '../support/page';
import { inSecondWindow } from '../support/second-window';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { requesterOf } from '../support/staff-seed';
import { result } from '../support/toasts';

fixture('Staff answer requests for another application');

const refusal = 'Please wait until your report about the first stay has reached us.';
const welcome = 'Gladly. Come in the autumn.';

const rowOf = (name: string) => Selector('.accordion-item').withText(name);
const confirm = (name: string) => dialog.find('.modal-footer button').withText(name);

/** Opens a request's row, unless it is open already. */
async function openRow(t: TestController, name: string) {
  const head = rowOf(name).find('.accordion-button');
  await t.expect(head.exists).ok();
  if ((await head.getAttribute('aria-expanded')) !== 'true') await t.click(head);
}

test('a request is rejected with a reason, another is approved; both applicants see the outcome', async (t) => {
  const portal = harness().shared;
  const refused = await requesterOf(portal, 'Clarisse Uwera');
  const accepted = await requesterOf(portal, 'Beatha Mukeshimana');

  await openAsStaff(portal, '/admin/secondary-requests');
  await openRow(t, refused.applicant.name);
  await t.expect(rowOf(refused.applicant.name).withText(refused.reason).exists).ok();
  await expectCleanStaffPage('the requests');

  await t.click(buttonWith(`Reject the request of ${refused.applicant.name}`));
  await expectCleanStaffPage('the question before a rejection');
  await t.click(confirm('Reject'));
  await t.expect(errorAt('Reason')).eql('Please provide a reason for rejection');
  await expectCleanStaffPage('a rejection without a reason');
  await fill('Reason', refusal);
  await t.click(confirm('Reject'));
  await t.expect(result('Request rejected.')).ok();
  await t.expect(rowOf(refused.applicant.name).withText('Rejected').exists).ok();

  await openRow(t, accepted.applicant.name);
  await t.click(buttonWith(`Approve the request of ${accepted.applicant.name}`));
  await fill('Notes', welcome);
  await t.click(confirm('Approve'));
  await t.expect(result('Request approved.')).ok();
  await t.expect(words('View New Application').exists).ok();
  await expectCleanStaffPage('the requests that are decided', { newToAxe: true });

  const { text: sorry } = await mailTo(portal, refused.applicant.email, /^Your request for another/);
  await t.expect(sorry).contains(refusal);
  await mailTo(portal, accepted.applicant.email, /^You can apply for another/);
  await inSecondWindow(portal, async (applicantsWindow) => {
    await applicantsWindow.open('/userdashboard/requests', storageOf(refused.session));
    await applicantsWindow.see(refusal);
  });
  await inSecondWindow(portal, async (applicantsWindow) => {
    await applicantsWindow.open('/userdashboard/requests', storageOf(accepted.session));
    await applicantsWindow.see('Open the new application');
    await applicantsWindow.see(welcome);
  });
});
