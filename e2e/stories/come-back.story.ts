import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { anotherDevice } from '../support/device';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { linkFromMail, mailTo } from '../support/mailbox';
import { button, field, sidewaysScroll, words } from '../support/page';
import { answerOrganisation, visitPath } from '../support/visit';
import { desktop, phone, resize } from '../support/windows';
import { answerPersonalInfo, answerWelcome, expectStep, next } from '../support/wizard';

fixture('A visitor has no passport at hand');

test('a link is emailed from the step, once, and leads back to it and its answers on a desk', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  await resize(t, phone);
  await t.navigateTo(`${portal.url}${visitPath}`);
  await answerWelcome('Personal');
  await next();
  await answerPersonalInfo(applicant);
  await answerOrganisation();
  await t.click(button('Email me a link to come back'));
  await t.expect(words('The link is on its way to').exists).ok();
  await expectCleanPage('step 2 with the emailed link', { newToAxe: true });
  await t.expect(sidewaysScroll()).lte(0);
  await t.click(button('Email me a link to come back'));
  await t.expect(words('We have already sent the link to').exists).ok();

  const subject = /^Come back to your visit application/;
  const { text } = await mailTo(portal, applicant.email, subject);
  await t.expect(text).contains('Step 2 of 8: Personal Info');
  await t.expect(text).notContains(applicant.name, 'the mailbox is not proven');

  const link = await linkFromMail(portal, applicant.email, subject, '?resume');
  await anotherDevice();
  await resize(t, desktop);
  await t.navigateTo(link);
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  await t.click(button('Continue'));
  await expectStep('Personal Info');
  await t.expect(field('Organization').value).notEql('');
  await t.expect(field('Full Name').value).eql(applicant.name);
  const ours = (await portal.mails()).filter(
    ({ to, subject: message = '' }) =>
      to?.some(({ address }) => address === applicant.email) && subject.test(message),
  );
  await t.expect(ours.length).eql(1);
});
