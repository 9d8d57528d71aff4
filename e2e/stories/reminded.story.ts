import { connectDatabase } from '@portal/service-kit/database';
import { saveProgress, startInternship } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { fill } from '../support/form';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { linkFromMail, mailTo } from '../support/mailbox';
import { button, h1 } from '../support/page';
import { leaveAlone } from '../support/reminder-round';
import { desktop, phone, resize } from '../support/windows';
import { expectStep } from '../support/wizard';

fixture('A draft is left alone for three days').before(borrowPortal).after(giveBack);

/** Makes a draft three days old and restarts the service: each start begins a round of reminders. */
async function threeDaysLater(portal: TestPortal, id: number) {
  const database = connectDatabase({ url: portal.database });
  await leaveAlone(database, [id]).finally(() => database.destroy());
  portal.child('svc-applications').kill('SIGKILL');
}

test('a mail leads back to the step where it stopped on a phone, and a click on a desk ends the reminders', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const applicant = anApplicant();
  const session = await startInternship(portal, applicant);
  await saveProgress(portal, session, 6, {});
  await threeDaysLater(portal, session.application_id);

  const subject = /waiting for you/;
  const { text } = await mailTo(portal, applicant.email, subject);
  await t.expect(text).contains('Step 6 of 12: Motivation');
  await t.expect(text).notContains(applicant.name, 'the mailbox is not proven');

  await resize(t, phone);
  await t.navigateTo(await linkFromMail(portal, applicant.email, subject, '?resume'));
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  await t.click(button('Continue'));
  await expectStep(/Motivation/);

  await resize(t, desktop);
  await t.navigateTo(await linkFromMail(portal, applicant.email, subject, '/reminders/'));
  await expectCleanPage('the page that ends reminders', { newToAxe: true });
  await t.click(button('Stop the reminders'));
  await t.expect(h1.textContent).eql('You will get no more reminders');
  await t.click(button('Undo: remind me'));
  await t.expect(h1.textContent).eql('You will get reminders again');
});
