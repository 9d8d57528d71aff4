import { Selector } from 'testcafe';
import { submittedApplicant } from '../support/api';
import { giveUpNewestMail } from '../support/given-up';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { passwordFromMail } from '../support/mailbox';
import { words } from '../support/page';
import { expectCleanStaffPage, inRow, openAsStaff, row } from '../support/staff';

fixture('An administrator sends an email again that was given up').before(borrowPortal).after(giveBack);

test('the email is listed with its reason, is sent by a press, and the list is empty', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const { applicant, application_id, password } = await submittedApplicant(portal);
  await giveUpNewestMail(portal);

  await openAsStaff(portal, '/admin/portal-settings');
  await t.click(Selector('a.p-shortcut[href$="/mail"]'));
  const letter = 'Confirmation of a submission';
  await t.expect(row(letter).withText('EENVELOPE 550').exists).ok();
  await t.expect(row(letter).find('a').withText(`Application ${application_id}`).exists).ok();
  await expectCleanStaffPage('the emails that were given up');

  await t.click(inRow(letter, 'Send again'));
  await t.expect(words('The email has been sent.').exists).ok();
  await t.expect(words('No undelivered emails').exists).ok();
  await expectCleanStaffPage('no emails that were given up');
  // Each confirmation has a new password; the earlier password stops working.
  const newest = (await portal.mails()).filter((mail) =>
    mail.to?.some(({ address }) => address === applicant.email),
  );
  await t.expect(newest.length).gte(1);
  await t.expect(await passwordFromMail(portal, applicant.email)).notEql(password);
});
