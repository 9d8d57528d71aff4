import '@testing-library/jest-dom';
import {
  bodyOf,
  cleanEmail,
  emailsToClean,
  emailsWithSlips,
  next,
  onStep,
  pdf,
  problems,
  typedNames,
  typedPhones,
  typedStatement,
  unseenName,
} from '@portal/application-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { openStep, openWizard, visitor } from './open-wizard';

/** Values that people have really typed or pasted, in step 2 before the sign-in. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function onStepTwo() {
  const wizard = openWizard();
  await wizard.user.click(await screen.findByLabelText('Personal'));
  for (const box of screen.getAllByRole('checkbox')) await wizard.user.click(box);
  await wizard.user.click(next());
  await screen.findByLabelText('Full Name');
  return wizard;
}
const type = (label: string, value: string, selector = 'input') => {
  const field = screen.getByLabelText(label, { selector });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  return field;
};
const slip = 'Enter an email address in the correct format, like name@example.com';

test('each typo in an email address is reported at its field, in the words of the summary', async () => {
  const { user } = await onStepTwo();
  for (const email of emailsWithSlips) {
    type('Email', email, 'input[type=email]');
    await user.click(next());
    expect(await problems()).toContain(slip);
  }
});

test.each(emailsToClean)('the address %j is taken without what cannot be seen', async (pasted) => {
  const { user } = await onStepTwo();
  expect(type('Email', pasted, 'input[type=email]')).toHaveValue(cleanEmail);
  await user.click(next());
  expect(await problems()).not.toContain(slip);
});

test('names as people write them are no problem, and what cannot be seen is none', async () => {
  const { user } = await onStepTwo();
  const name = /full name|name cannot|in one line/i;
  for (const [pasted, kept] of typedNames) {
    expect(type('Full Name', pasted)).toHaveValue(kept);
    await user.click(next());
    expect((await problems()).filter((line) => name.test(line))).toEqual([]);
  }
  type('Full Name', unseenName);
  await user.click(next());
  expect(await problems()).toContain('Enter your full name');
});

const answerYes = async ({ user }: Pick<ReturnType<typeof openWizard>, 'user'>) => {
  const yes = screen.queryByRole('button', { name: 'Yes' });
  if (yes) await user.click(yes);
};
const savedForm = (portal: ReturnType<typeof openWizard>['portal']) =>
  bodyOf(portal, '/api/visitor/save-progress')?.form_data;

test.each(typedPhones)(
  '%s is the meant number of the applicant, who signs in with it',
  async (typed, digits) => {
    const portal = fakePortal({ step: 3 });
    const early = { purpose: 'personal', agree_submission: true, agree_terms: true };
    localStorage.setItem('visitor-wizard:step-1-draft', JSON.stringify(early));
    const { phone: _, country_code: __, ...person } = visitor;
    localStorage.setItem('visitor-wizard:step-2-draft', JSON.stringify({ ...person, has_disability: 'no' }));
    const wizard = openWizard({ portal });
    await screen.findByLabelText('Full Name');
    type('Phone Number', typed);
    await answerYes(wizard);
    await wizard.user.upload(await screen.findByLabelText('National ID/Passport'), pdf('passport.pdf'));
    await wizard.user.click(next());
    await waitFor(() => expect(bodyOf(portal, '/api/visitor/login')).toMatchObject({ phone: digits }));
  },
);

describe('the emergency contact', () => {
  test.each(typedPhones)('%s is their meant number', async (typed, digits) => {
    const wizard = await openStep(5, 'Logistics');
    type('Phone (optional)', typed);
    await answerYes(wizard);
    await wizard.user.click(next());
    await onStep('Documents');
    expect(savedForm(wizard.portal)).toMatchObject({ emergency_contact_phone: `+${digits}` });
  });

  test('their names and addresses are kept without invisible characters; typos are reported', async () => {
    const wizard = await openStep(5, 'Logistics');
    for (const [typed, kept] of typedNames) expect(type('Full name (optional)', typed)).toHaveValue(kept);
    for (const typed of emailsToClean) expect(type('Email (optional)', typed)).toHaveValue(cleanEmail);
    for (const typed of emailsWithSlips) {
      type('Email (optional)', typed);
      await wizard.user.click(next());
      expect(await problems()).toEqual([
        "Enter your emergency contact's email address in the correct format, like name@example.com",
      ]);
    }
  });
});

test('a statement is saved as it was typed, with a sign that no workbook may hold', async () => {
  const wizard = await openStep(4, 'Visit Goals');
  const [typed] = typedStatement;
  type('Personal statement', typed, 'textarea');
  await wizard.user.click(next());
  await onStep('Logistics');
  expect(savedForm(wizard.portal)).toMatchObject({ personal_statement: typed });
});
