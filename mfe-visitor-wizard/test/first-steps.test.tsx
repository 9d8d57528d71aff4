import '@testing-library/jest-dom';
import { apiError, asked, bodyOf, leave, next, onStep, pdf, problems } from '@portal/application-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { type OpenOptions, openStep, openWizard, storedFiles, visitor, wholeVisit } from './open-wizard';

type User = ReturnType<typeof openWizard>['user'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => void jest.useRealTimers());

const email = () => screen.findByLabelText('Email', { selector: 'input[type=email]' });
const identity = () => screen.findByLabelText('National ID/Passport');

async function welcome(user: User, purpose = 'Personal') {
  await user.click(await screen.findByLabelText(purpose));
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(next());
  await onStep('Personal Info');
}

async function fill(user: User, { file = true } = {}) {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.change(await email(), { target: { value: visitor.email } });
  type('Full Name', visitor.name);
  type('Phone Number', '+250 788-123-456');
  type('Date of birth', visitor.dob);
  type('Nationality', visitor.nationality);
  type('Current Address', visitor.current_address);
  type('Organization', visitor.institution_name);
  type('Position', visitor.institution_position);
  await user.click(screen.getByLabelText('Male'));
  await user.click(screen.getByRole('radio', { name: 'Phone' }));
  if (file) await user.upload(await identity(), pdf('passport.pdf'));
}

let kept: [string, string][] = [];

/** Opens step 2 with every answer: typed at the first call, later restored from this browser's copy. */
async function filled(options?: OpenOptions) {
  for (const [key, value] of kept) localStorage.setItem(key, value);
  const wizard = openWizard(options);
  if (kept.length === 0) {
    await welcome(wizard.user);
    await fill(wizard.user, { file: false });
    kept = Object.entries(localStorage);
  }
  await wizard.user.upload(await identity(), pdf('passport.pdf'));
  return wizard;
}

describe('step 1', () => {
  test('shows what to know first, and Next shows what is missing', async () => {
    const { user, toasts } = openWizard();
    expect(await screen.findByText('Important information')).toBeInTheDocument();
    expect(screen.getByText(/visitors pay their own costs/)).toBeInTheDocument();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    await user.click(next());
    const sentence = 'Please select a purpose and agree to both terms.';
    expect(await problems()).toEqual([sentence]);
    expect(toasts()).toContain(`error: ${sentence}`);
  });

  test('an institutional visit asks for its letter at once', async () => {
    const { user } = openWizard();
    await user.click(await screen.findByLabelText('Institutional'));
    expect(screen.getByText(/^a letter of support from your institution/)).toBeInTheDocument();
  });
});

describe('step 2', () => {
  test('signs in, stores the identity document, then the person, then step 3', async () => {
    const { user, portal, toasts } = openWizard();
    await welcome(user);
    await fill(user);
    await user.click(next());
    await onStep('Education');
    expect(asked(portal)).toEqual([
      '/api/visitor/login',
      '/api/visitor/get-progress',
      '/api/visitor/upload-national-id',
      '/api/visitor/save-progress',
    ]);
    expect(bodyOf(portal, '/api/visitor/login')).toMatchObject({ phone: '250788123456', role: 'visitor' });
    expect(bodyOf(portal, '/api/visitor/save-progress')).toMatchObject({
      application_id: 7,
      form_data: {
        institution_name: 'District Hospital',
        institution_position: 'Nurse',
        has_disability: 'no',
      },
      finished: ['person', 'organisation', 'disability'],
    });
    expect(portal.stored.uploads).toMatchObject([{ upload_type: 'id', original_name: 'passport.pdf' }]);
    expect(portal.stored.step).toBe(3);
    expect(toasts()).toContain('success: Progress Saved Successfully');
  });

  test('a sentence names all missing answers, and each field shows its error', async () => {
    const { user, portal, toasts } = openWizard();
    await welcome(user);
    await email();
    await user.click(next());
    expect(await problems()).toContain('Select your national ID or passport');
    expect(toasts()).toContain(
      'error: Please fill in the following required fields: Full name, Email, Phone number, Date of birth, Gender, Nationality, National ID/Passport, Organization, Position, Current address, Contact preference',
    );
    expect(asked(portal)).toEqual([]);
  });

  test('under 18: a sentence and an explanation', async () => {
    const { user } = await filled();
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '2015-01-01' } });
    expect(await screen.findByText('You can apply from your 18th birthday')).toBeInTheDocument();
    await user.click(next());
    expect(await problems()).toEqual(['You must be at least 18 years old to apply.']);
  });

  test('half a second after email and phone it offers to go on with an earlier application', async () => {
    const portal = fakePortal({ person: visitor, form: wholeVisit, uploads: storedFiles, step: 5 });
    const { user, toasts } = openWizard({ portal });
    await welcome(user);
    fireEvent.change(await email(), { target: { value: visitor.email } });
    fireEvent.change(screen.getByLabelText('Phone Number'), { target: { value: '788123456' } });
    expect(screen.queryByText('Did you start an application before?')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Continue my application' }));
    await onStep('Logistics');
    expect(toasts()).toContain('success: Welcome back! Resuming from step 5.');
    expect(bodyOf(portal, '/api/visitor/login')).toEqual({
      email: visitor.email,
      phone: visitor.phone,
      role: 'visitor',
    });
  });

  test.each([
    ['a@b.c', '7881234567'],
    ['jean.example', '7881234567'],
    ['jean@example.org', '78812'],
  ])('%s and %s are not enough for that offer', async (address, number) => {
    const { user } = openWizard();
    await welcome(user);
    const field = await email();
    jest.useFakeTimers();
    fireEvent.change(field, { target: { value: address } });
    fireEvent.change(screen.getByLabelText('Phone Number'), { target: { value: number } });
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(screen.queryByText('Did you start an application before?')).toBeNull();
  });

  test('a wrong pair is reported at the field and as a toast', async () => {
    const { user, portal, toasts } = await filled();
    portal.fail('/api/visitor/login', apiError(401));
    await user.click(next());
    expect(await problems()).toEqual(['Login failed. Please check your details and try again.']);
    expect(toasts()).toContain('error: Something went wrong with login');
    expect(toasts()).toContain('error: Login failed. Please check your details and try again.');
  });

  test('a sign-in that fails on the server is reported', async () => {
    const { user, portal, toasts } = await filled();
    portal.fail('/api/visitor/login', apiError(500));
    await user.click(next());
    const sentence = 'Authentication failed. Please check your information and try again.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(toasts()).toContain('error: Something went wrong with login');
    expect(screen.getByLabelText('Full Name')).toHaveValue('Jean Bosco');
  });

  test('refused answers of a sign-in stand at their fields, without a toast', async () => {
    const { user, portal, toasts } = await filled();
    portal.fail('/api/visitor/login', apiError(422, { errors: { name: ['Full name is required'] } }));
    await user.click(next());
    expect(await problems()).toEqual(['Full name is required']);
    expect(toasts().filter((toast) => toast.startsWith('error'))).toEqual([]);
  });

  test('an application that is in already: the confirmation, with its toast', async () => {
    const portal = fakePortal({ person: visitor, form: wholeVisit, submitted: true });
    const { user, shell, toasts } = await filled({ portal });
    await user.click(next());
    expect(await screen.findByText('APP-007')).toBeInTheDocument();
    expect(toasts()).toContain('info: Your application has already been submitted.');
    expect(shell.session.current()).toBeNull();
  });

  test('typed before signing in, back after a reload, with its message', async () => {
    const first = openWizard();
    await welcome(first.user);
    await fill(first.user, { file: false });
    first.close();
    const { toasts } = openWizard();
    expect(await screen.findByLabelText('Organization')).toHaveValue('District Hospital');
    expect(toasts()).toContain(
      'info: Your personal information has been restored. Please continue with login.',
    );
  });

  test('a file that is no identity document is reported at once', async () => {
    const { user } = openWizard();
    await welcome(user);
    await user.upload(await identity(), pdf('id.pdf', 'hello'));
    const sentence = 'National ID or passport must be a PDF, JPG or PNG';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    // The error summary uses the words of the field, and does not ask for the file that was just chosen.
    await user.click(next());
    expect(await problems()).toContain(sentence);
  });

  test('an identity document that the server refuses is reported at its field; the rest is saved', async () => {
    const { user, portal } = await filled();
    const sentence = 'National ID or passport is password protected';
    portal.fail('/api/visitor/upload-national-id', apiError(422, { errors: { national_id: [sentence] } }));
    await user.click(next());
    expect(await problems()).toEqual([sentence]);
    await user.upload(await identity(), pdf('better.pdf'));
    await waitFor(() => expect(portal.stored.uploads).toHaveLength(1));
    await user.click(next());
    await onStep('Education');
    expect(asked(portal).filter((path) => path === '/api/visitor/login')).toHaveLength(1);
  });

  test('after sign-in email and phone are read-only, and the document is not asked for again', async () => {
    const { user } = await openStep(3, 'Education');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await email()).toHaveAttribute('readonly');
    expect(screen.getByRole('link', { name: /View Previous file/ })).toHaveAttribute(
      'href',
      '/api/storage/7/id.pdf',
    );
    await user.click(next());
    await onStep('Education');
  });
});

test('Leave saves, signs out, forgets everything here and goes home', async () => {
  const left = await leave(await openStep(5, 'Logistics'));
  expect(left).toEqual({ asked: ['/api/visitor/save-progress', '/api/logout'], kept: [] });
});

test('a page that is opened again reports that it found the application', async () => {
  const { toasts } = await openStep(4, 'Visit Goals');
  expect(toasts()).toEqual(
    expect.arrayContaining([
      'loading: Restoring your session...',
      'success: Previous application progress loaded!',
    ]),
  );
});

test('a stored application that cannot be read is reported, with an offer to try again', async () => {
  const portal = fakePortal({ person: visitor, form: wholeVisit, step: 4 });
  portal.fail('/api/visitor/get-progress', apiError(500));
  const { user, toasts } = openWizard({ portal, signedIn: true });
  expect(await screen.findByText('Failed to load your saved progress.')).toBeInTheDocument();
  expect(toasts()).toContain('error: Failed to load your saved progress.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await onStep('Visit Goals');
});
