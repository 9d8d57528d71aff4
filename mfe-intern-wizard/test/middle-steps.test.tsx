import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiError, fakePortal } from '../dev/fake-portal';
import {
  asked,
  bodyOf,
  enter,
  leave,
  next,
  onStep,
  openStep,
  openWizard,
  person,
  problems,
  wholeForm,
} from './open-wizard';

/** The only call that Next makes in these steps. */
const save = '/api/save-progress';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('step 3', () => {
  test('shows what step 2 asked, with Change that comes straight back', async () => {
    const { user } = await openStep(3, 'Personal Details');
    expect(screen.getByText('Amina Uwase')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /Change/ }));
    await onStep('Personal Info');
    await screen.findByLabelText('Full Name');
    await user.click(next(/^Save and return/));
    await onStep('Personal Details');
  });

  test('the description shows only for yes, and is kept when the answer changes', async () => {
    const { user, portal } = await openStep(3, 'Personal Details');
    expect(screen.queryByLabelText(/Describe your disability/)).toBeNull();
    await user.click(screen.getByLabelText('Yes'));
    await user.click(next());
    expect(await problems()).toEqual(['Please describe your accessibility needs']);
    await enter(user, screen.getByLabelText(/Describe your disability/), 'A ramp');
    await user.click(screen.getByLabelText('No'));
    await user.click(screen.getByLabelText('Yes'));
    expect(screen.getByLabelText(/Describe your disability/)).toHaveValue('A ramp');
    await user.click(next());
    await onStep('Education');
    expect(bodyOf(portal, save)).toMatchObject({
      application_id: 7,
      form_data: { name: 'Amina Uwase', has_disability: 'yes', disability_description: 'A ramp' },
      finished: ['person', 'disability'],
    });
  });

  test.each([401, 403])('a %i restarts the form at step 1 with its sentence', async (status) => {
    const { user, portal, toasts } = await openStep(3, 'Personal Details');
    portal.fail(save, apiError(status));
    await user.click(next());
    await onStep('Welcome');
    expect(toasts()).toContain('error: Authentication failed. Please restart the form.');
  });
});

describe('step 4', () => {
  test('the first institution is the current one; one call finishes all four sections', async () => {
    const { user, portal } = await openStep(4, 'Education');
    expect(screen.getByRole('group', { name: 'Current Institution' })).toBeInTheDocument();
    expect(screen.getByLabelText('Graduation year')).toHaveAccessibleDescription(/^Four digits, like 2027/);
    await user.click(next());
    await onStep('Experience');
    expect(asked(portal).slice(1)).toEqual([save]);
    expect(bodyOf(portal, save)).toMatchObject({
      current_step: 5,
      finished: ['schools', 'degrees', 'honors', 'courses'],
    });
  });

  test('a new degree has the focus and requires all its fields, and a removed degree can be restored', async () => {
    const { user } = await openStep(4, 'Education');
    await user.click(screen.getByRole('button', { name: 'Add a degree' }));
    const row = within(await screen.findByRole('group', { name: 'Degree 1' }));
    expect(row.getByLabelText('Institution')).toHaveFocus();
    await enter(user, row.getByLabelText('Institution'), 'College of Huye');
    await user.click(next());
    expect(await problems()).toEqual([
      'Enter your programme of study',
      'Select the degree level',
      'Enter the graduation date',
    ]);
    const levels = within(row.getByLabelText('Degree level')).getAllByRole('option');
    expect(levels.map((option) => option.textContent)).not.toContain('High School');
    await user.click(screen.getByRole('button', { name: 'Remove Degree 1' }));
    expect(screen.queryByRole('group', { name: 'Degree 1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByDisplayValue('College of Huye')).toBeInTheDocument();
  });

  test('an empty row goes without a word', async () => {
    const { user } = await openStep(4, 'Education');
    await user.click(screen.getByRole('button', { name: 'Add an honor' }));
    await user.click(screen.getByRole('button', { name: 'Remove Honor 1' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('step 5', () => {
  test('the counter states the true limit and lets people overrun', async () => {
    const { user } = await openStep(5, 'Experience');
    await user.click(screen.getByRole('button', { name: 'Add volunteer experience' }));
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'x'.repeat(53) } });
    expect(screen.getByText('You have 3 characters too many')).toBeInTheDocument();
    await user.click(next());
    expect(await problems()).toEqual(['Description must be 50 characters or less']);
  });

  test('an administrator has raised the limit: hint, counter and rule follow', async () => {
    const portal = fakePortal({ person, form: wholeForm, step: 5 });
    const { user, shell } = openWizard({ portal, signedIn: true });
    shell.changeSettings({ formLimits: { experience_description: 80, personal_statement: 300 } });
    await user.click(await screen.findByRole('button', { name: 'Add clinical experience' }));
    expect(screen.getByText(/at most 80 characters/)).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'x'.repeat(80) } });
    await user.click(next());
    await onStep('Motivation');
  });
});

test('step 6 wants an area and a statement, and Other its words', async () => {
  const form = { interests: [], personal_statement: '' };
  const { user, portal } = await openStep(6, 'Motivation', { form });
  await user.selectOptions(screen.getByLabelText('Area'), 'Other');
  await user.click(next());
  expect(await problems()).toEqual([
    'Please specify the "Other" area for Interest 1 before proceeding.',
    'Personal statement is required. Please provide your personal statement before proceeding.',
  ]);
  await enter(user, screen.getByLabelText('Specify Other'), 'Music');
  await enter(
    user,
    screen.getByLabelText('Personal statement: why do you want to come to us?'),
    '  To learn ',
  );
  await user.click(next());
  await onStep('Skills');
  expect(bodyOf(portal, save)).toMatchObject({
    form_data: { interests: [{ area: 'Other', other: 'Music' }], personal_statement: '  To learn ' },
    finished: ['interests', 'statement'],
  });
});

test('step 7 offers the nine languages and five levels', async () => {
  const { user, portal } = await openStep(7, 'Skills', { form: {} });
  await user.click(next());
  expect(await problems()).toEqual([
    'Please add at least one language with proficiency level before proceeding.',
  ]);
  expect(within(screen.getByLabelText('Language')).getAllByRole('option')).toHaveLength(10);
  expect(within(screen.getByLabelText('Proficiency')).getAllByRole('option')).toHaveLength(6);
  await user.selectOptions(screen.getByLabelText('Language'), 'Kinyarwanda');
  await user.selectOptions(screen.getByLabelText('Proficiency'), 'Native');
  await user.click(next());
  await onStep('Availability');
  expect(bodyOf(portal, save)).toMatchObject({
    form_data: { languages: [{ language: 'Kinyarwanda', proficiency: 'Native' }] },
    finished: ['skills'],
  });
});

test('step 8 keeps one to three periods; Add Period goes away at three', async () => {
  const { user, portal } = await openStep(8, 'Availability');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add Period' }));
  await user.click(screen.getByRole('button', { name: 'Add Period' }));
  expect(screen.queryByRole('button', { name: 'Add Period' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Period 3' }));
  const second = within(screen.getByRole('group', { name: 'Period 2' }));
  fireEvent.change(second.getByLabelText('Start date'), { target: { value: '2020-06-01' } });
  fireEvent.change(second.getByLabelText('End date'), { target: { value: '2020-07-01' } });
  await user.click(next());
  expect(await problems()).toEqual(['End date must be today or later.']);
  await user.click(screen.getByRole('button', { name: 'Remove Period 2' }));
  await user.click(next());
  await onStep('Academic Reference');
  expect(bodyOf(portal, save)).toMatchObject({
    form_data: { periods: [{ start_date: '2097-06-01', end_date: '2097-08-31' }], hours_available: '30' },
    finished: ['availability'],
  });
});

describe('saving', () => {
  test('Previous saves first and clears errors', async () => {
    const { user, portal } = await openStep(6, 'Motivation', { form: {} });
    await user.click(next());
    await problems();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await onStep('Experience');
    expect(bodyOf(portal, save)).toMatchObject({ current_step: 5 });
    expect(bodyOf(portal, save)).not.toHaveProperty('finished');
    expect(screen.queryByText('There is a problem')).toBeNull();
  });

  test('the header shows when the answers were last saved on the server', async () => {
    const { user } = await openStep(6, 'Motivation');
    await enter(user, screen.getByLabelText('Personal statement: why do you want to come to us?'), '!');
    expect(screen.getByText('Saved on this device')).toBeInTheDocument();
    await user.click(next());
    await onStep('Skills');
    expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument();
  });

  test('offline, the step counts and shows where the text is kept; it is sent once the connection is back', async () => {
    const { user, portal, toasts } = await openStep(6, 'Motivation');
    await enter(
      user,
      screen.getByLabelText('Personal statement: why do you want to come to us?'),
      ' on the bus',
    );
    portal.fail(save, apiError(0));
    await user.click(next());
    await onStep('Skills');
    expect(screen.getByText('Offline: kept on this device')).toBeInTheDocument();
    expect(toasts().filter((message) => message.startsWith('error'))).toEqual([]);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument();
    expect(portal.stored.form.personal_statement).toMatch(/on the bus$/);
  });

  test('another device has written: both copies are shown, the person chooses, and nothing is replaced unseen', async () => {
    const { user, portal } = await openStep(6, 'Motivation');
    await user.clear(screen.getByLabelText('Personal statement: why do you want to come to us?'));
    await enter(user, screen.getByLabelText('Personal statement: why do you want to come to us?'), 'mine');
    portal.stored.form = { ...portal.stored.form, personal_statement: 'theirs' };
    portal.stored.version += 1;
    await user.click(next());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Personal statement');
    await user.click(within(dialog).getByLabelText('From the other copy'));
    await user.click(within(dialog).getByRole('button', { name: 'Continue with these answers' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Personal statement: why do you want to come to us?')).toHaveValue('theirs');
    await user.click(next());
    await onStep('Skills');
    expect(bodyOf(portal, save)).toMatchObject({
      intern_details_id: 9,
      form_data: { personal_statement: 'theirs' },
    });
  });
});

describe('leaving', () => {
  test('signed in: saved, signed out on the server, home', async () => {
    const left = await leave(await openStep(5, 'Experience'));
    expect(left).toEqual({ asked: ['/api/save-progress', '/api/logout'], kept: [] });
  });

  test('anonymous without a word typed: a plain link home', async () => {
    const { user, shell } = openWizard();
    await screen.findByLabelText('Volunteer');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(shell.calls).toContainEqual(['navigate', '/']);
  });

  test('anonymous with something typed: asks', async () => {
    const { user, shell } = openWizard();
    await user.click(await screen.findByLabelText('Volunteer'));
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Delete and leave' }));
    await waitFor(() => expect(shell.calls).toContainEqual(['navigate', '/']));
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
