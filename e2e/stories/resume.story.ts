import { fillInternship, saveProgress } from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import { closeTab } from '../support/device';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, field, saveState, toast } from '../support/page';
import { answerWelcome, expectStep, next, wizardPath } from '../support/wizard';

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

test('on another device: the same email and phone lead back to the step and its answers', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  const session = await fillInternship(portal, applicant);
  await saveProgress(portal, session, 5, {});
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

  await closeTab();
  await saveProgress(portal, session, 9, {});
  await t.navigateTo(address());
  await expectStep(/Academic Reference/);
});
