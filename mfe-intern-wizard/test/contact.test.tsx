import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { apiError } from '../dev/fake-portal';
import { asked, bodyOf, enter, next, onStep, openStep, openWizard, wholeForm } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const door = (what: string) => `/api/programmes/intern/contact/${what}`;
type Opened = Awaited<ReturnType<typeof openStep>>;

async function dialog({ user }: Opened, what: 'email address' | 'phone number') {
  await user.click(await screen.findByRole('button', { name: `Correct it (${what})` }));
  return within(await screen.findByRole('dialog', { name: `Correct your ${what}` }));
}
type InDialog = Awaited<ReturnType<typeof dialog>>;

async function writes({ user }: Opened, field: HTMLElement, text: string) {
  await user.clear(field);
  await enter(user, field, text);
}

async function asksForCode(wizard: Opened, inside: InDialog, email: string) {
  await writes(wizard, inside.getByLabelText('Your correct email address'), email);
  await wizard.user.keyboard('{Enter}');
  expect(await inside.findByText(/We have sent a code to/)).toHaveTextContent(email);
}

describe('a slip in the email address', () => {
  test('is corrected before the submission, by a code, where the mail is announced', async () => {
    const wizard = await openStep(12, 'Review and Submit');
    const inside = await dialog(wizard, 'email address');
    await asksForCode(wizard, inside, 'amina.right@example.org');
    expect(bodyOf(wizard.portal, door('email-code'))).toEqual({
      application_id: 7,
      email: 'amina.right@example.org',
    });
    await writes(wizard, inside.getByLabelText('Code'), '12 34');
    await wizard.user.click(inside.getByRole('button', { name: 'Confirm the address' }));
    expect(inside.getByText('Enter the six digits of the code')).toBeVisible();
    await writes(wizard, inside.getByLabelText('Code'), '654321');
    await wizard.user.keyboard('{Enter}');
    expect(await inside.findByText(/That code is not right/)).toBeVisible();
    await writes(wizard, inside.getByLabelText('Code'), '123456');
    await wizard.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(wizard.toasts()).toContain('success: Your email address is corrected');
    const mailed = screen.getByRole('heading', { name: 'We will email your password to' });
    expect(mailed.closest('section')).toHaveTextContent('amina.right@example.org');
    // Enter in the dialog does not submit the form around it.
    expect(asked(wizard.portal)).not.toContain('/api/submit');
  });

  test('is corrected in the step of the person, and goes with the next save', async () => {
    const wizard = await openStep(2, 'Personal Info');
    const inside = await dialog(wizard, 'email address');
    await asksForCode(wizard, inside, 'amina.right@example.org');
    await writes(wizard, inside.getByLabelText('Code'), '123456');
    await wizard.user.click(inside.getByRole('button', { name: 'Confirm the address' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('amina.right@example.org'),
    );
    await wizard.user.click(next());
    await onStep('Personal Details');
  });

  test('a refusal is shown in the dialog, and another address can be entered', async () => {
    const wizard = await openStep(12, 'Review and Submit');
    const inside = await dialog(wizard, 'email address');
    wizard.portal.fail(
      door('email-code'),
      apiError(429, { message: 'Too many attempts. Please try again in a minute.' }),
    );
    await wizard.user.click(inside.getByRole('button', { name: 'Send me a code' }));
    expect(await inside.findByRole('alert')).toHaveTextContent(/try again in a minute/);
    await asksForCode(wizard, inside, 'taken@example.org');
    const message = 'There is already an account with this address.';
    wizard.portal.fail(door('email'), apiError(409, { message, errors: { email: [message] } }));
    await writes(wizard, inside.getByLabelText('Code'), '123456');
    await wizard.user.keyboard('{Enter}');
    expect(await inside.findByRole('alert')).toHaveTextContent(message);
    await wizard.user.click(inside.getByRole('button', { name: 'Enter another address' }));
    expect(inside.getByLabelText('Your correct email address')).toHaveValue('taken@example.org');
    await wizard.user.click(inside.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/@/, { selector: '.p-address' })).toHaveTextContent(wholeForm.email);
  });
});

test('a slip in the phone number is corrected at once', async () => {
  const wizard = await openStep(2, 'Personal Info');
  const inside = await dialog(wizard, 'phone number');
  const message = 'There is an application with this email address and phone number already.';
  wizard.portal.fail(door('phone'), apiError(409, { message, errors: { phone: [message] } }));
  await writes(wizard, inside.getByLabelText('Your correct phone number'), '788 999 111');
  await wizard.user.click(inside.getByRole('button', { name: 'Save the number' }));
  expect(await inside.findByText(message)).toBeVisible();
  await wizard.user.click(inside.getByRole('button', { name: 'Save the number' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(wizard.portal, door('phone'))).toEqual({ application_id: 7, phone: '250788999111' });
  expect(screen.getByLabelText('Phone Number')).toHaveValue('788 999 111');
});

test('before the sign-in both are typed, and there is nothing to correct', async () => {
  openWizard({ address: '/application/interns?step=personal-info' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /Correct it/ })).toBeNull();
});
