import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { apiError, fakePortal } from '../dev/fake-portal';
import { asked, bodyOf, enter, next, onStep, openWizard, person, problems, wholeForm } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function welcome(user: ReturnType<typeof openWizard>['user'], purpose = 'Volunteer') {
  await user.click(await screen.findByLabelText(purpose));
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(next());
  await onStep('Personal Info');
}

async function fillPerson(user: ReturnType<typeof openWizard>['user']) {
  await enter(user, await screen.findByLabelText('Full Name'), person.name);
  await enter(user, screen.getByLabelText('Email', { selector: 'input[type=email]' }), person.email);
  await enter(user, screen.getByLabelText('Phone Number'), '0788 (123) 456');
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: person.dob } });
  await user.click(screen.getByLabelText('Female'));
  await user.selectOptions(screen.getByLabelText('Nationality'), 'Rwandan');
  await enter(user, screen.getByLabelText('Current Address'), person.current_address);
  await user.click(screen.getByRole('radio', { name: 'Email' }));
}

describe('step 1', () => {
  test('Next is announced as disabled until all three are set and, when pressed, shows what is missing', async () => {
    const { user, toasts } = openWizard();
    await screen.findByLabelText('Volunteer');
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await user.click(next());
    expect(await problems()).toEqual(['Please select a purpose and agree to both terms.']);
    expect(toasts()).toContain('error: Please select a purpose and agree to both terms.');
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).toHaveAccessibleDescription('Error: Please select a purpose and agree to both terms.');
    }
    expect(document.title).toMatch(/^Error: Welcome - Internship application/);
    const shared = 'Please select a purpose and agree to both terms.';
    for (const answer of [screen.getByLabelText('Volunteer'), ...screen.getAllByRole('checkbox')]) {
      expect(await problems()).toContain(shared);
      await user.click(answer);
      await user.tab();
    }
    await waitFor(() => expect(screen.queryByText('There is a problem')).toBeNull());
    expect(next()).not.toHaveAttribute('aria-disabled');
  });

  test('Academic Requirement asks for the institution’s own letter', async () => {
    const { user } = openWizard();
    expect(await screen.findByText(/one academic and one about your character/)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Academic Requirement'));
    expect(
      screen.getByText(/^two letters, for steps 9 and 10: a recommendation letter from your institution/),
    ).toBeInTheDocument();
  });

  test('the address names the step, and the title does too', async () => {
    const { user } = openWizard();
    await welcome(user);
    expect(window.location.search).toBe('?step=personal-info');
    expect(document.title).toMatch(/^Personal Info - Internship application/);
    expect(await onStep('Personal Info')).toHaveFocus();
  });
});

describe('step 2', () => {
  test('a first sign-in sends the whole person, then saves step 3, and reports it', async () => {
    const { user, portal, shell, toasts } = openWizard();
    await welcome(user);
    await fillPerson(user);
    await user.click(next());
    await onStep('Personal Details');
    const { country_code, ...sent } = person;
    expect(country_code).toBe('+250');
    expect(bodyOf(portal, '/api/intern/login')).toEqual({ ...sent, role: 'intern' });
    expect(bodyOf(portal, '/api/save-progress')).toMatchObject({
      current_step: 3,
      application_id: 7,
      intern_details_id: 9,
      form_data: { purpose: 'volunteer', agree_terms: true, name: 'Amina Uwase' },
    });
    expect(shell.session.current()?.user.id).toBe(5);
    expect(toasts()).toEqual(
      expect.arrayContaining([
        'success: Login successful!',
        'loading: Saving...',
        'success: Progress Saved Successfully',
      ]),
    );
  });

  test('wrong answers are listed, linked and stand at their fields', async () => {
    const { user, portal } = openWizard();
    await welcome(user);
    await enter(user, await screen.findByLabelText('Full Name'), 'Amina');
    await user.click(next());
    expect(await problems()).toContain('Enter your current address');
    expect(screen.getByLabelText('Current Address')).toHaveAccessibleDescription(
      /Enter your current address/,
    );
    await user.click(screen.getByRole('link', { name: 'Enter your current address' }));
    expect(screen.getByLabelText('Current Address')).toHaveFocus();
    expect(asked(portal)).toEqual([]);
  });

  test('under 18: an explanation with the day from which on they may apply', async () => {
    const { user } = openWizard();
    await welcome(user);
    fireEvent.change(await screen.findByLabelText('Date of birth'), { target: { value: '2015-01-01' } });
    expect(await screen.findByText('You can apply from your 18th birthday')).toBeInTheDocument();
    expect(screen.getByText(/from 1 January 2033/)).toBeInTheDocument();
  });

  test('the picker of the birthday ends 18 years before today', async () => {
    const { user } = openWizard();
    await welcome(user);
    const year = new Date().getFullYear() - 18;
    expect((await screen.findByLabelText('Date of birth')).getAttribute('max')).toMatch(`${year}-`);
  });

  test('email and phone alone resume at the stored step', async () => {
    const portal = fakePortal({ person, form: wholeForm, step: 6 });
    const { user, toasts } = openWizard({ portal });
    await welcome(user);
    await enter(user, await screen.findByLabelText('Email', { selector: 'input[type=email]' }), person.email);
    await enter(user, screen.getByLabelText('Phone Number'), '788123456');
    await user.click(await screen.findByRole('button', { name: 'Continue my application' }));
    await onStep('Motivation');
    expect(toasts()).toContain('success: Welcome back! Continuing from step 6.');
    expect(bodyOf(portal, '/api/intern/login')).toEqual({
      email: person.email,
      phone: person.phone,
      role: 'intern',
    });
  });

  test('a newcomer who gives only email and phone gets instructions, with both ways as buttons', async () => {
    const { user, toasts } = openWizard();
    await welcome(user);
    await enter(user, await screen.findByLabelText('Email', { selector: 'input[type=email]' }), person.email);
    await enter(user, screen.getByLabelText('Phone Number'), '788123456');
    await user.click(next());
    expect(await screen.findByText('We found nothing to continue with these two')).toBeInTheDocument();
    expect(screen.getByText('Nothing that you typed is lost.')).toBeInTheDocument();
    expect(screen.queryByText(/the step where you stopped/)).toBeNull();
    expect(toasts().filter((toast) => toast.startsWith('error'))).toEqual([]);
    await user.click(next('Check email and phone'));
    await onStep('Personal Info');
    expect(await screen.findByLabelText('Email', { selector: 'input[type=email]' })).toHaveValue(
      person.email,
    );

    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Fill in the rest to begin' }));
    await onStep('Personal Info');
  });

  test('the server’s own 422 stands at each field', async () => {
    const portal = fakePortal();
    const { user } = openWizard({ portal });
    await welcome(user);
    await fillPerson(user);
    portal.fail('/api/intern/login', apiError(422, { errors: { nationality: ['Select your nationality'] } }));
    await user.click(next());
    expect(await problems()).toEqual(['Select your nationality']);
  });

  test('an application that is in already: the thank-you screen, and no session', async () => {
    const portal = fakePortal({ person, form: wholeForm, submitted: true });
    const { user, shell } = openWizard({ portal });
    await welcome(user);
    await enter(user, await screen.findByLabelText('Email', { selector: 'input[type=email]' }), person.email);
    await enter(user, screen.getByLabelText('Phone Number'), '788123456');
    await user.click(next());
    expect(await screen.findByText('APP-007')).toBeInTheDocument();
    expect(shell.session.current()).toBeNull();
    expect(screen.queryByText(/login credentials/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/?forgotten');
    expect(screen.getByText('What happens next')).toBeInTheDocument();
  });

  test('a decided application: the way to the answer, and no steps that are over', async () => {
    const portal = fakePortal({ person, form: wholeForm, submitted: true, status: 'approved' });
    openWizard({ portal, signedIn: true });
    expect(await screen.findByText('We have answered')).toBeInTheDocument();
    expect(screen.queryByText('What happens next')).toBeNull();
  });

  test('typed before signing in, back after a reload, with its message', async () => {
    const first = openWizard();
    await welcome(first.user);
    await enter(first.user, await screen.findByLabelText('Full Name'), 'Amina');
    expect(screen.getByText('Saved on this device')).toBeInTheDocument();
    first.close();
    const { toasts } = openWizard();
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Amina');
    expect(toasts()).toContain(
      'info: Your personal information has been restored. Please continue with login.',
    );
  });

  test('after sign-in email and phone are read-only', async () => {
    const portal = fakePortal({ person, form: wholeForm, step: 3 });
    const { user } = openWizard({ portal, signedIn: true });
    await onStep('Personal Details');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByLabelText('Email', { selector: 'input[type=email]' })).toHaveAttribute(
      'readonly',
    );
    expect(screen.getByLabelText('Phone Number')).toHaveAttribute('readonly');
    await user.click(next());
    await onStep('Personal Details');
    expect(bodyOf(portal, '/api/save-progress')).toMatchObject({ finished: ['person'] });
    expect(asked(portal)).not.toContain('/api/intern/login');
  });
});

describe('continuing on another device', () => {
  test('a link on step 1 leads there without answering anything first', async () => {
    const portal = fakePortal({ person, form: wholeForm, step: 4 });
    const { user } = openWizard({ portal });
    await user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    await onStep('Continue your application');
    await user.click(next('Continue'));
    expect(await problems()).toHaveLength(2);
    await enter(user, screen.getByLabelText('Email'), person.email);
    await enter(user, screen.getByLabelText('Phone Number'), '788 123 456');
    await user.click(next('Continue'));
    await onStep('Education');
    expect(await screen.findByLabelText('Name of institution')).toHaveValue('UR');
  });

  test('Previous leads back to step 1', async () => {
    const { user } = openWizard();
    await user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    await onStep('Welcome');
  });
});

test('a purpose chosen anew and a stored one that differs: both are shown, the person chooses', async () => {
  const portal = fakePortal({ person, form: { ...wholeForm, purpose: 'academic' }, step: 4 });
  const { user } = openWizard({ portal });
  await welcome(user, 'Volunteer');
  await enter(user, await screen.findByLabelText('Email', { selector: 'input[type=email]' }), person.email);
  await enter(user, screen.getByLabelText('Phone Number'), '788123456');
  await user.click(next());
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Volunteer');
  expect(dialog).toHaveTextContent('Academic Requirement');
  await user.click(screen.getByRole('button', { name: 'Keep all from the other copy' }));
  await user.click(screen.getByRole('button', { name: 'Continue with these answers' }));
  await onStep('Education');
});
