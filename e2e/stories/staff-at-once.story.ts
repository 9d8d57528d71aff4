import { storageOf, submittedApplicant } from '../support/api';
import { harness } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { button, field, h1, words } from '../support/page';
import { inSecondWindow } from '../support/second-window';
import { expectCleanStaffPage, openAsStaff, timelineEntry, writeFeedback } from '../support/staff';
import { joinedColleague } from '../support/staff-seed';
import { result } from '../support/toasts';

fixture('Two of the staff decide on one application at once');

const first = 'We are sorry: all places of this summer are taken.';
const second = 'Welcome! A place has become free after all.';

test('the second person reads who decided what, and loses no word', async (t) => {
  const portal = harness().shared;
  const { applicant, application_id } = await submittedApplicant(portal);
  const colleague = await joinedColleague(portal, 'reviewer', 'Grace Iradukunda');
  const review = `/dashboard/intern/${application_id}`;

  await openAsStaff(portal, review);
  await t.expect(h1.withText(applicant.name).exists).ok();
  await writeFeedback('Approved', second);
  await t.expect(words('Send this email?').exists).ok();

  await inSecondWindow(portal, async (colleaguesWindow) => {
    await colleaguesWindow.open(review, storageOf(colleague.session));
    // In a narrow window the decision is folded into a bar.
    await colleaguesWindow.press('Feedback');
    await colleaguesWindow.type('New status', 'rejected');
    await colleaguesWindow.type('Message to the applicant', first);
    await colleaguesWindow.press('Send Feedback');
    await colleaguesWindow.press('Confirm and send');
    await colleaguesWindow.see('Submitted to Rejected');
  });

  await t.click(button('Confirm and send'));
  await t.expect(words('This application has changed in the meantime').exists).ok();
  await t.expect(words(first).exists).ok('what the other wrote should be shown');
  await t.expect(words(`set by ${colleague.name}`).exists).ok();
  await t.expect(field('Message to the applicant').value).eql(second);
  await expectCleanStaffPage('the decision that somebody else was faster with', { consoleToo: false });

  await t.click(button('Send Feedback'));
  await t.click(button('Confirm and send'));
  await t.expect(result('Application status updated to approved')).ok();
  await t.expect(timelineEntry('Rejected to Approved').exists).ok();
  const { text } = await mailTo(portal, applicant.email, /has been approved/);
  await t.expect(text).contains(second);
});
