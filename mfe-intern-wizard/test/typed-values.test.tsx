import '@testing-library/jest-dom';
import {
  cleanEmail,
  emailsToClean,
  emailsWithSlips,
  phonesWithSlips,
  typedNames,
  typedPhones,
  typedStatement,
  unseenName,
} from '@portal/application-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bodyOf, next, onStep, openStep, openWizard, pdf, problems, wholeForm } from './open-wizard';

/** Values that people have really typed or pasted, in each kind of field that takes them. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const type = (label: string, value: string, selector = 'input, textarea') => {
  const field = screen.getByLabelText(label, { selector });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  return field;
};
const answerYes = async ({ user }: Pick<ReturnType<typeof openWizard>, 'user'>) => {
  const yes = screen.queryByRole('button', { name: 'Yes' });
  if (yes) await user.click(yes);
};

describe('coming back to a draft', () => {
  async function resuming() {
    const wizard = openWizard({ address: '/application/interns?resume' });
    await screen.findByLabelText('Phone Number');
    return wizard;
  }
  const goesOn = () => screen.getByRole('button', { name: 'Continue' });

  test.each(typedPhones)('%s is the number of then', async (typed, digits) => {
    const wizard = await resuming();
    type('Email', cleanEmail);
    type('Phone Number', typed);
    await answerYes(wizard);
    await wizard.user.click(goesOn());
    await waitFor(() =>
      expect(bodyOf(wizard.portal, '/api/intern/login')).toMatchObject({ email: cleanEmail, phone: digits }),
    );
  });

  test('addresses are cleaned of invisible characters, and typos are reported', async () => {
    const { user } = await resuming();
    type('Phone Number', '0788123456');
    for (const typed of emailsToClean) expect(type('Email', typed)).toHaveValue(cleanEmail);
    for (const typed of emailsWithSlips) {
      type('Email', typed);
      await user.click(goesOn());
      expect(await problems()).toEqual([
        'Enter an email address in the correct format, like name@example.com',
      ]);
    }
  });
});

test('a corrected phone number is the one that was meant', async () => {
  const wizard = await openStep(2, 'Personal Info');
  const slips = phonesWithSlips.map(([typed, , digits]) => [typed, digits] as const);
  for (const [typed, digits] of [...typedPhones, ...slips]) {
    await wizard.user.click(await screen.findByRole('button', { name: 'Correct it (phone number)' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Your correct phone number');
    fireEvent.change(dialog.getByLabelText('Country code'), { target: { value: 'RW' } });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    await answerYes(wizard);
    await wizard.user.click(dialog.getByRole('button', { name: 'Save the number' }));
    await waitFor(() =>
      expect(bodyOf(wizard.portal, '/api/programmes/intern/contact/phone')).toMatchObject({ phone: digits }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

describe('a referee', () => {
  test.each(typedPhones)('%s is their meant number', async (typed, digits) => {
    // The form has the applicant's own number, which is refused as a referee's number.
    const form = { ...wholeForm, phone: '250788000111' };
    const wizard = await openStep(9, 'Academic Reference', { form });
    type('Phone (optional)', typed);
    await answerYes(wizard);
    await wizard.user.upload(screen.getByLabelText('Academic reference letter'), pdf('letter.pdf'));
    await wizard.user.click(next());
    await onStep('Community Reference');
    expect(bodyOf(wizard.portal, '/api/academic-references')).toMatchObject({ phone: `+${digits}` });
  });

  test('has the name and address that were meant; typos and implausible names are reported', async () => {
    const { user } = await openStep(9, 'Academic Reference', {
      letters: { academic: '7/a.pdf', community: null },
    });
    for (const [typed, kept] of typedNames) expect(type('Full name', typed)).toHaveValue(kept);
    for (const typed of emailsToClean) expect(type('Email', typed)).toHaveValue(cleanEmail);
    for (const typed of emailsWithSlips) {
      type('Email', typed);
      await user.click(next());
      expect(await problems()).toEqual([
        "Enter the referee's email address in the correct format, like name@example.com",
      ]);
    }
    type('Email', cleanEmail);
    type('Full name', unseenName);
    await user.click(next());
    expect(await problems()).toEqual(["Enter the referee's full name"]);
  });
});

test('a statement is saved as it was typed, with a sign that no workbook may hold', async () => {
  const { user, portal } = await openStep(6, 'Motivation');
  const [typed] = typedStatement;
  type('Personal statement: why do you want to come to us?', typed);
  await user.click(next());
  await onStep('Skills');
  expect(bodyOf(portal, '/api/save-progress')?.form_data).toMatchObject({ personal_statement: typed });
});
