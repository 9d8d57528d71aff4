import { fillInternship, saveProgress } from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import { closeTab } from '../support/device';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, field } from '../support/page';
import { result } from '../support/toasts';
import { answerWelcome, expectStep, next, wizardPath } from '../support/wizard';

fixture('An applicant closes the tab and comes back');

const address = () => `${harness().shared.url}${wizardPath}`;

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
  await t.expect(result('Welcome back! Continuing from step 5.')).ok();
  await expectStep(/Experience/);
  await t.click(button('Previous'));
  await expectStep(/Education/);
  await t.expect(field('Name of institution').value).eql(answers.institution.name);

  await closeTab();
  await saveProgress(portal, session, 9, {});
  await t.navigateTo(address());
  await expectStep(/Academic Reference/);
});
