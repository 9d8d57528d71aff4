import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { apiError, fakePortal } from '../dev/fake-portal';
import { asked, bodyOf, enter, next, onStep, openWizard, person, problems, wholeForm } from './open-wizard';

const door = '/api/intern/login';
const early = { purpose: 'volunteer', agree_submission: true, agree_terms: true };
const noLine = apiError(0);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Opened = ReturnType<typeof openWizard>;

/** Opens the wizard for a person without a session who fills in the first two steps and goes on while offline. */
async function wentOn(stored: Parameters<typeof fakePortal>[0] = {}) {
  localStorage.setItem('intern-wizard:step-1-draft', JSON.stringify(early));
  localStorage.setItem('intern-wizard:step-2-draft', JSON.stringify(person));
  const portal = fakePortal(stored);
  portal.fail(door, noLine);
  const wizard = openWizard({ portal });
  await onStep('Personal Info');
  await screen.findByLabelText('Full Name');
  await wizard.user.click(next());
  await onStep('Personal Details');
  await screen.findByText('Not sent yet');
  return wizard;
}

const lineIsBack = () => act(async () => void window.dispatchEvent(new Event('online')));

/** Answers step 3; offline, this opens the next step. */
async function answerDetails({ user, portal }: Opened) {
  await user.click(await screen.findByLabelText('No'));
  portal.fail(door, noLine);
  await user.click(next());
  await onStep('Education');
}

test('offline, steps before the sign-in count and show what is not sent; once online they are sent', async () => {
  const wizard = await wentOn();
  expect(screen.getByText('Offline: kept on this device')).toBeInTheDocument();
  expect(screen.getByText(/kept on this device only/)).toBeInTheDocument();
  await answerDetails(wizard);
  expect(wizard.toasts().filter((toast) => toast.startsWith('error'))).toEqual([]);
  expect(asked(wizard.portal).filter((path) => path !== door)).toEqual([]);
  expect(wizard.shell.session.current()).toBeNull();

  await lineIsBack();
  await waitFor(() => expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(bodyOf(wizard.portal, '/api/save-progress')).toMatchObject({
      current_step: 4,
      form_data: { purpose: 'volunteer', name: person.name, has_disability: 'no' },
    }),
  );
  await onStep('Education');
  expect(wizard.shell.session.current()?.user.id).toBe(5);
  expect(wizard.toasts()).toContain('success: Login successful!');
  expect(Object.keys(localStorage).filter((key) => !key.startsWith('of:'))).toEqual([
    'intern-wizard:backup:5',
  ]);
  expect(localStorage.getItem('of:intern-wizard:backup:5')).toBe('5');
});

test('a page that is opened again signs in by itself', async () => {
  const before = await wentOn();
  await answerDetails(before);
  before.close();
  const { portal } = openWizard();
  await onStep('Education');
  await waitFor(() =>
    expect(bodyOf(portal, '/api/save-progress')?.form_data).toMatchObject({ has_disability: 'no' }),
  );
});

test('a code that is needed is asked for at the step, and leads back to it', async () => {
  const wizard = await wentOn({ person, form: wholeForm, step: 8 });
  await answerDetails(wizard);
  const message = 'We have sent a code to your email address. Enter it to continue.';
  wizard.portal.fail(door, apiError(401, { message, body: { message, code_required: true } }));
  await lineIsBack();
  await onStep('Enter your code');
  await lineIsBack();
  expect(asked(wizard.portal).filter((path) => path === door)).toHaveLength(3);
  await enter(wizard.user, await screen.findByLabelText('Code'), '123456');
  await wizard.user.click(next('Continue'));
  await onStep('Education');
  expect(await screen.findByLabelText('Name of institution')).toHaveValue('UR');
  expect(bodyOf(wizard.portal, door)).toMatchObject({ code: '123456', name: person.name });
  expect(bodyOf(wizard.portal, '/api/save-progress')).toMatchObject({ current_step: 4 });
});

test('a wrong pair is corrected in its own step; what was typed later stays', async () => {
  const wizard = await wentOn({ person: { ...person, phone: '250788000000' }, form: wholeForm, step: 4 });
  await answerDetails(wizard);
  await wizard.user.click(screen.getByRole('button', { name: 'Sign in now' }));
  await onStep('Personal Info');
  expect(await problems()).toHaveLength(1);
  await wizard.user.click(screen.getByRole('link', { name: /Personal Details/ }));
  await onStep('Personal Details');
  expect(await screen.findByLabelText('No')).toBeChecked();
});

test('an application that belongs to the dashboard is reported, and nothing typed is lost', async () => {
  const wizard = await wentOn();
  const message =
    'You have started this application in your dashboard. Sign in with your password to continue.';
  wizard.portal.fail(door, apiError(409, { message, body: { message } }));
  await lineIsBack();
  await onStep('Continue in your dashboard');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(localStorage.getItem('intern-wizard:waiting')).toContain(person.email);
});

test('somebody who gives only email and phone has to be online: their answers are on the server', async () => {
  const { email, phone, country_code } = person;
  localStorage.setItem('intern-wizard:step-1-draft', JSON.stringify(early));
  localStorage.setItem('intern-wizard:step-2-draft', JSON.stringify({ email, phone, country_code }));
  const portal = fakePortal();
  portal.fail(door, noLine);
  const { user } = openWizard({ portal });
  await screen.findByLabelText('Full Name');
  await user.click(next());
  expect(await screen.findByText(/The portal could not be reached/)).toBeInTheDocument();
  await onStep('Personal Info');
  expect(localStorage.getItem('intern-wizard:waiting')).toBeNull();
});

test('who leaves is asked, and takes it all from the device', async () => {
  const wizard = await wentOn();
  await wizard.user.click(screen.getByRole('link', { name: 'Leave' }));
  await wizard.user.click(await screen.findByRole('button', { name: 'Delete and leave' }));
  expect(wizard.shell.calls).toContainEqual(expect.arrayContaining(['navigate', '/']));
  expect(Object.keys(localStorage)).toEqual([]);
});
