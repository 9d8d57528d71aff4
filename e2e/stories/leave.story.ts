import { ClientFunction } from 'testcafe';
import { startInternship } from '../support/api';
import { anApplicant } from '../support/applicants';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, field, pagePath } from '../support/page';
import { answerWelcome, expectStep, next, openAs, wizardPath } from '../support/wizard';

fixture('An applicant leaves on a phone that others use');

const keptHere = ClientFunction(() => JSON.stringify([window.localStorage, window.sessionStorage]));

test('after signing in, leaving saves everything and clears the device, and the application continues later', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  const session = await startInternship(portal, applicant);
  await openAs(session, 6);
  await fill('Personal statement: why do you want to come to us?', 'Only half of what I mean');
  await t.click(button('Leave'));
  await t.expect(pagePath()).eql('/');
  await t.expect(keptHere()).notContains('Only half of what I mean');
  await t.expect(keptHere()).notContains(session.token);

  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  await t.click(button('Continue my application'));
  await expectStep(/Motivation/);
  await t
    .expect(field('Personal statement: why do you want to come to us?').value)
    .eql('Only half of what I mean');
});
