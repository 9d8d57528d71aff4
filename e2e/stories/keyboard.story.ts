import { anApplicant } from '../support/applicants';
import { harness } from '../support/harness';
import { field, focusedName, focusedText, pageTitle } from '../support/page';
import { expectStep, wizardPath } from '../support/wizard';

fixture('An applicant uses the keyboard alone');

test('steps 1 and 2 from the skip link to the next step', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  const tabTo = async (name: string | RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      const here = await focusedName();
      if (typeof name === 'string' ? here.startsWith(name) : name.test(here)) return;
      await t.pressKey('tab');
    }
    throw new Error(`The focus never came to ${name}; it is at ${await focusedName()}`);
  };
  const typed = async (name: string, value: string) => {
    await tabTo(name);
    await t.pressKey([...value].map((key) => (key === ' ' ? 'space' : key)).join(' '));
  };

  await t.navigateTo(`${portal.url}${wizardPath}`);
  await expectStep(/./);
  await t.pressKey('tab');
  await t.expect(focusedText()).eql('Skip to the main content');
  await t.pressKey('enter');
  await tabTo('Academic Requirement');
  await t.pressKey('space');
  await tabTo(/agree/i);
  await t.pressKey('space tab');
  await tabTo(/agree/i);
  await t.pressKey('space');
  await tabTo('Next Step');
  await t.pressKey('enter');
  await expectStep(/Personal Info/);
  await t.expect(pageTitle()).contains('Personal Info');

  await typed('Full Name', applicant.name);
  await typed('Email', applicant.email);
  await t.expect(field('Full Name').value).eql(applicant.name);
  await t.expect(field('Email').value).eql(applicant.email);
  await t.pressKey('enter');
  await t.expect(focusedText()).contains('There is a problem');
  await t.pressKey('tab enter');
  await t.expect(focusedName()).match(/Phone Number|Date of birth/);
});
