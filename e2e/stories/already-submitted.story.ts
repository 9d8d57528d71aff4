import { submittedApplicant } from '../support/api';
import { expectCleanPage } from '../support/axe';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, h1, storedToken, words } from '../support/page';
import { answerWelcome, next, wizardPath } from '../support/wizard';

fixture('An applicant whose application is in comes back to the wizard');

test('the same email and phone show that the application was submitted, and open no form', async (t) => {
  const portal = harness().shared;
  const { applicant, application_id } = await submittedApplicant(portal);
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  await t.click(button('Continue my application'));
  // This device is unknown, so it is shown neither the name nor a decision.
  await t.expect(h1.textContent).eql('Thank you');
  await t.expect(words(new RegExp(`-0*${application_id}\\b`)).exists).ok('the reference should be named');
  await t.expect(storedToken()).eql(null, 'nobody should be signed in');
  await expectCleanPage('the application that is in already', { newToAxe: true });
});
