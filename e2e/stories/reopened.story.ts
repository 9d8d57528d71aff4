import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { signIn, storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanView, reload } from '../support/dashboard';
import { openSignedIn } from '../support/device';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { linkFromMail } from '../support/mailbox';
import { button, dialog, field, linkWith, words } from '../support/page';
import { giveFiles, type Pdfs, removeFiles } from '../support/pdfs';
import { expectCleanStaffPage, openAsStaff, timelineEntry } from '../support/staff';
import { result } from '../support/toasts';
import { desktop, phone, resize } from '../support/windows';

fixture('Staff need something more of an applicant').before(giveFiles).after(removeFiles);

const reason = 'Please say which ward you want to see, and sign your CV.';
const typed = 'I want to see the children’s ward, and to learn how care is taught.';
const waits = 'We need something more from you';
const mailText = Selector('.p-mail-text');

test('a section and a document are reopened on a desk, changed and sent on a phone, and read before and after', async (t) => {
  const portal = harness().shared;
  const { pdfs } = t.fixtureCtx as { pdfs: Pdfs };
  const { applicant, application_id, password } = await submittedApplicant(portal, anApplicant());
  const review = `/dashboard/intern/${application_id}`;
  const reference = referenceOf('intern', application_id);
  await resize(t, desktop);
  await openAsStaff(portal, review);
  await t.click(button('Request information, or reopen sections'));
  await fill('What do you need?', reason);
  await t.click(field('Personal statement'));
  await t.click(field('Signed CV / Resume'));
  await t.click(button('Show the email'));
  await t.expect(mailText.textContent).contains(reason);
  await expectCleanStaffPage('the email that asks for more');
  await t.click(button('Confirm and send'));
  await t.expect(result('Sections reopened.')).ok();
  await t.expect(timelineEntry('Sections reopened').exists).ok();

  const link = await linkFromMail(portal, applicant.email, /We need something more/, 'applications');
  await resize(t, phone);
  await openSignedIn(link, storageOf(await signIn(portal, applicant.email, password)));
  await t.expect(words(waits).exists).ok('the mail should lead to what is needed');
  await t.expect(words(reason).exists).ok();
  await expectCleanView('what staff ask for', { newToAxe: true });
  await t.click(linkWith('Personal statement'));
  await fill('Personal statement: why do you want to come to us?', typed);
  await reload();
  await t.click(button('Continue with my changes'));
  await t
    .expect(field('Personal statement: why do you want to come to us?').value)
    .eql(typed, 'typed words survive a reload');
  await t.click(dialog.find('[role=tab]').withText('Documents'));
  await t.setFilesToUpload(field('Signed CV / Resume'), pdfs.cv);
  await t.expect(words('Ready to be sent').exists).ok();
  await t.click(button('Save Changes'));
  await t.expect(dialog.exists).notOk();
  await t.expect(words('You saved changes on').exists).ok();
  await t.click(button('Send my answers'));
  await t.click(dialog.find('button').withExactText('Send my answers'));
  await t.expect(words('You sent your answers on').exists).ok();
  await t.expect(words(waits).exists).notOk();

  await resize(t, desktop);
  await openAsStaff(portal, review);
  await t.expect(timelineEntry('Answers to reopened sections sent').exists).ok(`the history of ${reference}`);
  await t.click(button('Before and after'));
  await t.expect(dialog.find('ins').withText('children’s ward').exists).ok();
  await t.expect(dialog.find('del').withText('dying').exists).ok();
  await t.expect(dialog.find('a').withText('cv.pdf').count).eql(2, 'both files can be opened');
  await expectCleanStaffPage('the comparison', { newToAxe: true });
});
