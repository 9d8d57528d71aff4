import { saveProgress, startInternship } from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import { anotherDevice, closeTab } from '../support/device';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, field, saveState, toast } from '../support/page';
import {
  answerEducation,
  answerExperience,
  answerPersonalInfo,
  answerWelcome,
  expectStep,
  next,
  wizardPath,
} from '../support/wizard';

fixture('An applicant closes the tab and comes back');

const address = () => `${harness().shared.url}${wizardPath}`;

test('before signing in: what was chosen and typed on steps 1 and 2 is still there', async (t) => {
  const applicant = anApplicant();
  await t.navigateTo(address());
  await answerWelcome();
  await next();
  await fill('Full Name', applicant.name);
  await fill('Email', applicant.email);
  await t.expect(saveState.withText('Saved on this device').exists).ok();

  await closeTab();
  await t.navigateTo(address());
  await t.expect(field('Full Name').value).eql(applicant.name);
  await t.expect(field('Email').value).eql(applicant.email);
  await t
    .expect(toast('Your personal information has been restored. Please continue with login.').exists)
    .ok();
});

test('on step 6: the step opens again with a half-written sentence', async (t) => {
  await t.navigateTo(address());
  await answerWelcome();
  await next();
  await answerPersonalInfo(anApplicant());
  await next();
  await next();
  await answerEducation();
  await next();
  await answerExperience();
  await next();
  await fill('Why do you want to come to us?', 'Because I have seen');
  await t.expect(saveState.withText(/Saved/).exists).ok();

  await closeTab();
  await t.navigateTo(address());
  await expectStep(/Motivation/);
  await t.expect(field('Why do you want to come to us?').value).eql('Because I have seen');
});

test('on another device: the same email and phone lead back to the step and its answers', async (t) => {
  const applicant = anApplicant();
  await t.navigateTo(address());
  await answerWelcome();
  await next();
  await answerPersonalInfo(applicant);
  await next();
  await next();
  await answerEducation();
  await next();
  await expectStep(/Experience/);

  await anotherDevice();
  await t.navigateTo(address());
  await answerWelcome();
  await next();
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  await t.click(button('Continue my application'));
  await t.expect(toast('Welcome back! Continuing from step 5.').exists).ok();
  await expectStep(/Experience/);
  await t.click(button('Previous'));
  await expectStep(/Education/);
  await t.expect(field('Name of institution').value).eql(answers.institution.name);
});

test('on every step from 3 to 11: the wizard opens where it was left', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  const session = await startInternship(portal, applicant);
  await t.navigateTo(address());
  await answerWelcome();
  await next();
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  await t.click(button('Continue my application'));
  for (const [step, heading] of [
    [4, /Education/],
    [7, /Skills/],
    [9, /Academic Reference/],
    [11, /Documents/],
  ] as const) {
    await closeTab();
    await saveProgress(portal, session, step, {});
    await t.navigateTo(address());
    await expectStep(heading);
  }
});
