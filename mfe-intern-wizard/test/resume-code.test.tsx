import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { apiError, fakePortal } from '../dev/fake-portal';
import { bodyOf, enter, next, onStep, openWizard, person, problems, wholeForm } from './open-wizard';

const sent = 'We have sent a code to your email address. Enter it to continue.';
const wrong = 'That code is not right. Check the newest email from us.';
const door = '/api/intern/login';

const asksForCode = (message = sent, errors?: Record<string, string[]>) =>
  apiError(401, {
    message,
    ...(errors && { errors }),
    body: { message, code_required: true, ...(errors && { errors }) },
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Opened = ReturnType<typeof openWizard>;

/** Returns on another device by the link on step 1. */
async function resume({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'Continue your application' }));
  await onStep('Continue your application');
  await enter(user, await screen.findByLabelText('Email'), person.email);
  await enter(user, screen.getByLabelText('Phone Number'), '788 123 456');
  await user.click(next('Continue'));
}

/** Opens step 2 and types email and phone. */
async function atPerson({ user }: Opened) {
  await user.click(await screen.findByLabelText('Volunteer'));
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(next());
  await enter(user, await screen.findByLabelText('Email', { selector: 'input[type=email]' }), person.email);
  await enter(user, screen.getByLabelText('Phone Number'), '788123456');
}

const stored = () => fakePortal({ person, form: wholeForm, step: 4 });

describe('a code for a device that is not known', () => {
  test('is asked for on a screen of its own, and leads to where the person stopped', async () => {
    const portal = stored();
    portal.fail(door, asksForCode());
    const wizard = openWizard({ portal });
    await resume(wizard);
    await onStep('Enter your code');
    expect(await screen.findByText(sent)).toBeInTheDocument();
    const field = screen.getByLabelText('Code');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAccessibleDescription(/sent to amina@example\.org/);
    await enter(wizard.user, field, '123 456');
    await wizard.user.click(next('Continue'));
    await onStep('Education');
    expect(bodyOf(portal, door)).toEqual({
      email: person.email,
      phone: person.phone,
      role: 'intern',
      code: '123 456',
    });
  });

  test('that is not complete is not sent', async () => {
    const portal = stored();
    portal.fail(door, asksForCode());
    const wizard = openWizard({ portal });
    await resume(wizard);
    await enter(wizard.user, await screen.findByLabelText('Code'), '12');
    await wizard.user.click(next('Continue'));
    expect(await problems()).toEqual(['Enter the six digits of the code']);
    await wizard.user.click(screen.getByRole('link', { name: 'Enter the six digits of the code' }));
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(portal.asked.filter(({ path }) => path === door)).toHaveLength(1);
  });

  test('that is wrong has a message at the field, and the typed code stays', async () => {
    const portal = stored();
    portal.fail(door, asksForCode());
    const wizard = openWizard({ portal });
    await resume(wizard);
    await enter(wizard.user, await screen.findByLabelText('Code'), '654321');
    portal.fail(door, asksForCode(wrong, { code: [wrong] }));
    await wizard.user.click(next('Continue'));
    expect(await problems()).toEqual([wrong]);
    expect(screen.getByLabelText('Code')).toHaveValue('654321');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(new RegExp(wrong));
  });

  test('sends the code again', async () => {
    const portal = stored();
    portal.fail(door, asksForCode());
    const wizard = openWizard({ portal });
    await resume(wizard);
    await enter(wizard.user, await screen.findByLabelText('Code'), '654321');
    portal.fail(door, asksForCode());
    await wizard.user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(wizard.toasts()).toContain(`success: ${sent}`);
    expect(screen.getByLabelText('Code')).toHaveValue('');
    expect(bodyOf(portal, door)).not.toHaveProperty('code');
    await onStep('Enter your code');
  });

  test('Previous leads back to what was typed', async () => {
    const portal = stored();
    portal.fail(door, asksForCode());
    const wizard = openWizard({ portal });
    await resume(wizard);
    await onStep('Enter your code');
    await wizard.user.click(screen.getByRole('button', { name: 'Previous' }));
    await onStep('Continue your application');
    expect(await screen.findByLabelText('Email')).toHaveValue(person.email);
  });

  test('is asked for on step 2 too, by the offer to continue', async () => {
    const portal = stored();
    portal.fail(door, asksForCode());
    const wizard = openWizard({ portal });
    await atPerson(wizard);
    await wizard.user.click(await screen.findByRole('button', { name: 'Continue my application' }));
    await enter(wizard.user, await screen.findByLabelText('Code'), '123456');
    await wizard.user.click(next('Continue'));
    await onStep('Education');
  });

  test('is asked for on step 2 by Next as well', async () => {
    const portal = stored();
    portal.fail(door, asksForCode());
    const wizard = openWizard({ portal });
    await atPerson(wizard);
    await wizard.user.click(next());
    await enter(wizard.user, await screen.findByLabelText('Code'), '123456');
    await wizard.user.click(next('Continue'));
    await onStep('Education');
  });
});

describe('an application that was begun in the dashboard', () => {
  const sentence =
    'You have started this application in your dashboard. Sign in with your password to continue.';

  test('is reported when someone signs in here, with the way to sign in', async () => {
    const portal = stored();
    portal.fail(door, apiError(409, { message: sentence, body: { message: sentence } }));
    const wizard = openWizard({ portal });
    await resume(wizard);
    await onStep('Continue in your dashboard');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await wizard.user.click(screen.getByRole('link', { name: 'Sign in with your password' }));
    expect(wizard.shell.calls).toContainEqual(expect.arrayContaining(['navigate', '/']));
  });

  test('is reported when someone who is signed in opens the wizard', async () => {
    const portal = stored();
    portal.fail('/api/get-progress', apiError(409, { message: sentence, body: { message: sentence } }));
    openWizard({ portal, signedIn: true });
    await onStep('Continue in your dashboard');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

test('a reminder leads to email and phone at once, and from there to the step where the person stopped', async () => {
  const portal = fakePortal({ person, form: wholeForm, step: 6 });
  const { user } = openWizard({ portal, address: '/application/interns?resume' });
  await onStep('Continue your application');
  await enter(user, await screen.findByLabelText('Email'), person.email);
  await enter(user, screen.getByLabelText('Phone Number'), '788 123 456');
  await user.click(next('Continue'));
  await onStep('Motivation');
});
