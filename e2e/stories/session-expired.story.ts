import { call } from '../support/api';
import { anApplicant } from '../support/applicants';
import { tokenHere } from '../support/device';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, field, toast } from '../support/page';
import {
  answerEducation,
  answerExperience,
  answerPersonalInfo,
  answerWelcome,
  expectStep,
  next,
  wizardPath,
} from '../support/wizard';

fixture('A session ends in the middle of a step');

test('what was typed comes back after signing in again', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await answerPersonalInfo(applicant);
  await next();
  await next();
  await answerEducation();
  await next();
  await answerExperience();

  await call(portal, 'POST', '/api/logout', { token: await tokenHere() });
  await t.click(button('Next Step'));
  await t.expect(toast('Session expired. Please start over.').exists).ok();

  await answerWelcome();
  await next();
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  await t.click(button('Next Step'));
  await expectStep(/Experience/);
  await t.expect(field('Description', 'Clinical experience 1').value).contains('children');
  await next();
  await expectStep(/Motivation/);
});
