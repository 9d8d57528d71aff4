import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { permissions } from '@portal/contract-svc-auth-v1';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffMember } from '../../api/staff';
import { type FakeServer, fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { ofReviewers } from '../../testing/permissions';
import { aline, eric } from '../../testing/sample-administration';

const soon = new Date(Date.now() + 86_400_000).toISOString();
const grace: StaffMember = {
  ...eric,
  id: 3,
  name: 'Grace Iradukunda',
  email: 'grace@hope.example',
  invited: true,
  invitation_expires_at: soon,
  last_sign_in_at: null,
};
const late: StaffMember = {
  ...grace,
  id: 4,
  name: 'Paul Late',
  invitation_expires_at: '2026-01-01T00:00:00Z',
};
const gone: StaffMember = { ...eric, id: 5, name: 'Jean Gone', active: false };

const roles = [
  { role: 'admin', permissions: [...permissions] },
  { role: 'reviewer', permissions: [...ofReviewers] },
  { role: 'staff:7', name: 'Reader', permissions: ['readApplications', 'readDocuments'] },
];
const staff = (...members: StaffMember[]) => fakeServer({ 'GET /api/staff': { staff: members, roles } });
const everybody = () => staff(aline, eric, grace, late, gone);

async function open(server: FakeServer = everybody()) {
  const opened = openStaff('/admin/portal-settings/staff', server);
  await screen.findByRole('table', { name: 'Staff accounts' });
  return opened;
}

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const actions = (name: string) =>
  rowOf(name)
    .queryAllByRole('button')
    .map((button) => button.textContent?.replace(`: ${name}`, ''));

async function act(label: string, name: string) {
  await userEvent.click(rowOf(name).getByRole('button', { name: `${label} : ${name}` }));
  return within(screen.getByRole('dialog'));
}

test('everybody is listed with role, state and last sign-in', async () => {
  await open();
  expect(screen.getByText('2 active accounts of 5')).toBeVisible();
  expect(rowOf('Aline Uwera').getByText('Administrator')).toBeVisible();
  expect(rowOf('Eric Nshuti').getByText('Active')).toBeVisible();
  expect(rowOf('Grace Iradukunda').getByText('Invited')).toBeVisible();
  expect(rowOf('Grace Iradukunda').getByText(/^until /)).toBeVisible();
  expect(rowOf('Grace Iradukunda').getByText('Never')).toBeVisible();
  expect(rowOf('Paul Late').getByText('Invitation expired')).toBeVisible();
  expect(rowOf('Jean Gone').getByText('Deactivated')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('each account offers what can be done with it, and nobody can lock themselves out', async () => {
  await open();
  expect(actions('Aline Uwera')).toEqual([]);
  expect(rowOf('Aline Uwera').getByRole('link', { name: 'My profile' })).toBeVisible();
  expect(actions('Eric Nshuti')).toEqual(['Edit', 'Sign out everywhere', 'Deactivate']);
  expect(actions('Grace Iradukunda')).toEqual(['Edit', 'Send invitation again', 'Deactivate']);
  expect(actions('Jean Gone')).toEqual(['Activate']);
});

test('somebody is invited: name, email, and a role that shows its rights', async () => {
  const server = everybody().answers('POST /api/staff', { staff: grace });
  const { shell } = await open(server);
  await userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Invite somebody' }));
  expect(dialog.getByRole('radio', { name: 'Reviewer' })).toHaveAccessibleDescription(
    /Reads all applications/,
  );
  expect(await axe(document.body)).toEqual([]);
  await enter(userEvent, dialog.getByLabelText('Full name'), ' Grace Iradukunda ');
  await enter(userEvent, dialog.getByLabelText('Email'), 'grace@hope.example');
  await userEvent.click(dialog.getByRole('radio', { name: 'Reviewer' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(server.asked).toContainEqual({
    method: 'POST',
    path: '/api/staff',
    body: { name: 'Grace Iradukunda', email: 'grace@hope.example', role: 'reviewer' },
  });
  expect(shell.calls).toContainEqual([
    'notify',
    'success',
    'An invitation is on its way to grace@hope.example.',
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an incomplete invitation shows what is missing, at each field', async () => {
  const { server } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  const summary = screen.getByRole('alert');
  for (const sentence of [
    'Enter the full name',
    'Enter an email address in the correct format, like name@example.com',
    'Select a role',
  ]) {
    expect(summary).toHaveTextContent(sentence);
  }
  expect(summary).toHaveFocus();
  expect(server.asked.some((one) => one.method === 'POST')).toBe(false);
});

test('an address that is taken is reported, and what was typed stays', async () => {
  const message = 'An account with this email exists already.';
  await open(everybody().answers('POST /api/staff', refusal(409, { message })));
  await userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
  await enter(userEvent, screen.getByLabelText('Full name'), 'Eric');
  await enter(userEvent, screen.getByLabelText('Email'), 'eric@hope.example');
  await userEvent.click(screen.getByRole('radio', { name: 'Administrator' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toHaveValue('eric@hope.example');
});

test.each([
  {
    label: 'Send invitation again',
    who: grace,
    message: /The earlier link stops working/,
    button: 'Send invitation',
    call: 'POST /api/staff/3/invitation',
    body: null,
    answer: { staff: grace },
    done: 'A new invitation is on its way to grace@hope.example.',
  },
  {
    label: 'Sign out everywhere',
    who: eric,
    message: /must sign in again/,
    button: 'Sign out everywhere',
    call: 'POST /api/staff/2/sign-out',
    body: null,
    answer: { ended: 2 },
    done: 'Eric Nshuti is signed out everywhere (2 sessions).',
  },
  {
    label: 'Reset code',
    who: { ...eric, second_factor: true },
    message: /lost their authenticator app and recovery codes/,
    button: 'Reset code',
    call: 'POST /api/staff/2/second-factor/reset',
    body: null,
    answer: null,
    done: 'Eric Nshuti now signs in with the password alone.',
  },
  {
    label: 'Deactivate',
    who: eric,
    message: /signed out everywhere at once and can no longer sign in/,
    button: 'Deactivate',
    call: 'PATCH /api/staff/2',
    body: { active: false },
    answer: { staff: eric },
    done: 'The account of Eric Nshuti is deactivated.',
  },
  {
    label: 'Deactivate',
    who: grace,
    message: /The invitation of Grace Iradukunda will no longer work/,
    button: 'Deactivate',
    call: 'PATCH /api/staff/3',
    body: { active: false },
    answer: { staff: grace },
    done: 'The account of Grace Iradukunda is deactivated.',
  },
  {
    label: 'Activate',
    who: gone,
    message: /can sign in again with their old password/,
    button: 'Activate',
    call: 'PATCH /api/staff/5',
    body: { active: true },
    answer: { staff: gone },
    done: 'The account of Jean Gone is active.',
  },
])('$label of $who.name asks first, explains what happens, and does it', async (story) => {
  const members = [aline, eric, grace, late, gone].map((one) => (one.id === story.who.id ? story.who : one));
  const server = staff(...members).answers(story.call, story.answer);
  const { shell } = await open(server);
  const dialog = await act(story.label, story.who.name);
  expect(dialog.getByText(story.message)).toBeVisible();
  const [method, path] = story.call.split(' ');
  expect(server.asked.some((one) => one.path === path)).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: story.button }));
  expect(server.asked).toContainEqual({ method, path, body: story.body });
  expect(shell.calls).toContainEqual(['notify', 'success', story.done]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the focus stays in the row whose button is gone', async () => {
  const server = everybody().answers('PATCH /api/staff/2', { staff: { ...eric, active: false } });
  await open(server);
  const dialog = await act('Deactivate', 'Eric Nshuti');
  server.answers('GET /api/staff', { staff: [aline, { ...eric, active: false }] });
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await rowOf('Eric Nshuti').findByRole('button', { name: 'Activate : Eric Nshuti' })).toHaveFocus();
});

test('a refusal of the server is shown in the dialog', async () => {
  const message = 'This is the only active administrator. Make somebody else an administrator first.';
  await open(everybody().answers('PATCH /api/staff/2', refusal(409, { message })));
  const dialog = await act('Deactivate', 'Eric Nshuti');
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test('a new role warns first that it signs the person out', async () => {
  const server = everybody().answers('PATCH /api/staff/2', { staff: eric });
  const { shell } = await open(server);
  const dialog = await act('Edit', 'Eric Nshuti');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Administrator' }));
  expect(dialog.getByRole('status')).toHaveTextContent('They are signed out everywhere at once');
  await userEvent.click(dialog.getByRole('button', { name: 'Change role to Administrator' }));
  expect(server.asked).toContainEqual({ method: 'PATCH', path: '/api/staff/2', body: { role: 'admin' } });
  expect(shell.calls).toContainEqual(['notify', 'success', 'Eric Nshuti is now an administrator.']);
});

test('a custom role is offered with what it may, and stands in the list by its name', async () => {
  const asReader = { role: 'staff:7' as StaffMember['role'], role_name: 'Reader' };
  const server = staff(aline, eric, { ...grace, ...asReader });
  server.answers('PATCH /api/staff/2', { staff: { ...eric, ...asReader } });
  const { shell } = await open(server);
  expect(screen.getByRole('cell', { name: 'Reader' })).toBeVisible();
  const dialog = await act('Edit', 'Eric Nshuti');
  expect(dialog.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
    'reviewer',
    'admin',
    'staff:7',
  ]);
  const radio = dialog.getByRole('radio', { name: 'Reader' });
  expect(radio).toHaveAccessibleDescription('Read applications, Open documents');
  await userEvent.click(radio);
  await userEvent.click(dialog.getByRole('button', { name: 'Change role to Reader' }));
  expect(server.asked).toContainEqual({ method: 'PATCH', path: '/api/staff/2', body: { role: 'staff:7' } });
  expect(shell.calls).toContainEqual([
    'notify',
    'success',
    'Eric Nshuti is now a member of staff with the role Reader.',
  ]);
});

test('a name is corrected without touching the role', async () => {
  const server = everybody().answers('PATCH /api/staff/2', { staff: eric });
  await open(server);
  const dialog = await act('Edit', 'Eric Nshuti');
  await enter(userEvent, dialog.getByLabelText('Full name'), ' Kagabo');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(server.asked).toContainEqual({
    method: 'PATCH',
    path: '/api/staff/2',
    body: { name: 'Eric Nshuti Kagabo' },
  });
});

test('a list that cannot be loaded is reported, with another try', async () => {
  openStaff('/admin/portal-settings/staff', fakeServer({ 'GET /api/staff': refusal(503) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the staff accounts');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
