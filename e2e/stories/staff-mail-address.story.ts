import { call, signIn, staffSignIn, storageOf, submitInternship } from '../support/api';
import { anApplicant } from '../support/applicants';
import { reload } from '../support/dashboard';
import { openSignedIn } from '../support/device';
import { fill } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { passwordFromMail } from '../support/mailbox';
import { button, dialog, h1 } from '../support/page';
import { until } from '../support/patience';
import { expectCleanStaffPage, openAsStaff, timeline } from '../support/staff';
import { result } from '../support/toasts';

fixture('An email does not arrive, since the address was mistyped');

const confirmation = 'Confirmation of a submission';
const mails = timeline.nextSibling('ul');
const again = button(`Send again: ${confirmation}`);

/** Waits until a mail has this state; the page only shows the states that it loaded. */
async function oneIs(wanted: 'refused' | 'sent', portal: TestPortal, id: number) {
  const { token } = await staffSignIn(portal);
  const path = `/api/admin/applications/${id}/timeline`;
  await until(`a mail is ${wanted}`, async () => {
    const { mails } = await call<{ mails: { state: string }[] }>(portal, 'GET', path, { token });
    return mails.some(({ state }) => state === wanted);
  });
}

test('the review shows what the mail server answered, the address is corrected, and the applicant gets in', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  const id = await submitInternship(portal, { ...applicant, email: `nobody+${applicant.email}` });
  await oneIs('refused', portal, id);

  await openAsStaff(portal, `/dashboard/intern/${id}`);
  await t.expect(mails.withText(confirmation).withText('No such mailbox here').exists).ok();
  await expectCleanStaffPage('an email that was refused');
  await t.click(button('Correct the address'));
  await fill('Email address', 'amina at example.org');
  await t.click(dialog.find('button').withText('Save the address'));
  await t.expect(dialog.withText('Enter an email address in the correct format').exists).ok();
  await fill('Email address', applicant.email);
  await t.click(dialog.find('button').withText('Save the address'));
  await t.expect(result('The address was corrected.')).ok();
  await t.expect(dialog.exists).notOk();
  await t.click(again);
  const password = await passwordFromMail(portal, applicant.email);
  await oneIs('sent', portal, id);
  await reload();
  await t.expect(mails.withText(applicant.email).withText('Sent').exists).ok();

  const session = await signIn(portal, applicant.email, password);
  await openSignedIn(`${portal.url}/userdashboard`, storageOf(session));
  await t.expect(h1.withText(/./).exists).ok('the applicant signs in with the corrected address');
});
