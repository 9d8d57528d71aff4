import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeServer, fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { sampleSessions } from '../../testing/sample-administration';

const aline = {
  id: 1,
  name: 'Aline Uwera',
  email: 'aline@hope.example',
  role: 'admin',
  phone: null,
  image: null,
  must_change_password: false,
};
const portal = (profile: object = aline) => fakeServer({ 'GET /api/me': profile });
const passwordCall = 'POST /api/users/1/change-password';

async function open(server: FakeServer = portal(), role?: string) {
  const opened = openStaff('/admin/profile', server, role);
  await screen.findByRole('heading', { name: 'About you' });
  return opened;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const current = () => screen.getByLabelText('Current password');
const wanted = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('Confirm new password');

async function change(old: string, password: string, confirmation = password) {
  if (old) await enter(userEvent, current(), old);
  if (password) await enter(userEvent, wanted(), password);
  if (confirmation) await enter(userEvent, again(), confirmation);
  await press('Change Password');
}

test('the profile shows the signed-in person; reviewers have a profile, too', async () => {
  await open(portal({ ...aline, role: 'reviewer' }), 'reviewer');
  expect(screen.getByLabelText('Name')).toHaveValue('Aline Uwera');
  expect(within(screen.getByRole('main')).getByText('aline@hope.example')).toBeVisible();
  expect(screen.getByText('Reviewer')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('a profile that cannot be loaded is not found, with another try', async () => {
  const server = portal(refusal(503, { message: 'Not now.' }));
  const { shell } = openStaff('/admin/profile', server);
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile Not Found' })).toBeVisible();
  expect(document.title).toMatch(/^Error: Profile Not Found/);
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to load user profile data.']);
  server.answers('GET /api/me', aline);
  await press('Try again');
  expect(await screen.findByLabelText('Name')).toHaveValue('Aline Uwera');
});

test('a corrected name is saved and stands in the navigation at once', async () => {
  const renamed = { ...aline, name: 'Aline U. Mutesi' };
  const server = portal().answers('PATCH /api/me', renamed);
  const { shell } = await open(server);
  await userEvent.clear(screen.getByLabelText('Name'));
  await enter(userEvent, screen.getByLabelText('Name'), ' Aline U. Mutesi ');
  server.answers('GET /api/me', renamed);
  await press('Save name');
  expect(server.asked).toContainEqual({
    method: 'PATCH',
    path: '/api/me',
    body: { name: 'Aline U. Mutesi' },
  });
  expect(shell.calls).toContainEqual(['notify', 'success', 'Your name is saved.']);
  expect(shell.session.current()?.user.name).toBe('Aline U. Mutesi');
  const navigation = screen.getByRole('navigation', { name: 'Staff area' });
  await waitFor(() => expect(navigation).toHaveTextContent('Aline U. Mutesi'));
});

test('a name that is empty or refused is reported at the field', async () => {
  const refused = refusal(422, { message: 'Check.' });
  Object.assign(refused.errors, { name: ['The name can have up to 200 characters'] });
  const { shell } = await open(portal().answers('PATCH /api/me', refused));
  await userEvent.clear(screen.getByLabelText('Name'));
  await press('Save name');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the full name');
  await enter(userEvent, screen.getByLabelText('Name'), 'Ada');
  await press('Save name');
  expect(screen.getByRole('alert')).toHaveTextContent('The name can have up to 200 characters');
  expect(shell.calls).toContainEqual([
    'notify',
    'error',
    'Validation Error: Please check the form for errors.',
  ]);
});

test.each([
  ['nothing is entered', '', '', '', 'Current password is required'],
  ['no new one is entered', 'old', '', '', 'New password is required'],
  ['the new one is short', 'old', 'Short1', 'Short1', 'Password must be at least 8 characters long'],
  [
    'it has no lowercase letter',
    'old',
    'PASSWORD1',
    'PASSWORD1',
    'Password must contain at least one lowercase letter',
  ],
  [
    'it has no uppercase letter',
    'old',
    'password1',
    'password1',
    'Password must contain at least one uppercase letter',
  ],
  ['it has no number', 'old', 'Passwords', 'Passwords', 'Password must contain at least one number'],
  ['it is not confirmed', 'old', 'Password1', '', 'Please confirm your new password'],
  ['the confirmation differs', 'old', 'Password1', 'Password2', 'Passwords do not match'],
])(
  'when %s it is reported without asking the server',
  async (_story, old, password, confirmation, result) => {
    const { server } = await open();
    await change(old, password, confirmation);
    expect(screen.getByRole('alert')).toHaveTextContent(result);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(document.title).toMatch(/^Error: My profile/);
    expect(server.asked.some((one) => one.method === 'POST')).toBe(false);
  },
);

test('a password of over 200 characters is reported too', async () => {
  await open();
  await userEvent.click(wanted());
  await userEvent.paste(`Aa1${'a'.repeat(198)}`);
  await press('Change Password');
  expect(wanted()).toHaveAccessibleDescription(/Password must be at most 200 characters long/);
});

test('the typed password can be shown', async () => {
  await open();
  await enter(userEvent, current(), 'secret');
  expect(current()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
  expect(current()).toHaveAttribute('type', 'text');
});

test('the password is changed: the page confirms it, also where one was signed out', async () => {
  const server = portal().answers(passwordCall, { message: 'Password changed successfully.' });
  const { shell } = await open(server);
  await change('Old password 1', 'New password 2');
  expect(server.asked).toContainEqual({
    method: 'POST',
    path: '/api/users/1/change-password',
    body: { currentPassword: 'Old password 1', newPassword: 'New password 2' },
  });
  expect(await screen.findByText(/Everywhere else you have been signed out/)).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'success', 'Password changed successfully.']);
  expect(current()).toHaveValue('');
});

test('a wrong current password is reported at the field, and the session goes on', async () => {
  const { shell } = await open(portal().answers(passwordCall, refusal(401)));
  await change('wrong', 'New password 2');
  expect(screen.getByRole('alert')).toHaveTextContent('Current password is incorrect.');
  expect(shell.calls).toContainEqual(['notify', 'error', 'Current password is incorrect.']);
  expect(shell.session.current()).not.toBeNull();
  expect(wanted()).toHaveValue('New password 2');
});

test('the server’s message about a field is shown at the field', async () => {
  const refused = refusal(422, { message: 'Check.' });
  Object.assign(refused.errors, { newPassword: ['This password is on a list of known ones'] });
  const { shell } = await open(portal().answers(passwordCall, refused));
  await change('old', 'New password 2');
  expect(wanted()).toHaveAccessibleDescription(/on a list of known ones/);
  expect(shell.calls).toContainEqual([
    'notify',
    'error',
    'Validation Error: Please check the form for errors.',
  ]);
});

test.each([
  ['the server says why', 'Too many attempts. Try again later.', 'Too many attempts. Try again later.'],
  ['the server says nothing', '', 'Failed to change password. Please try again.'],
])('when the change fails and %s, that is shown', async (_story, message, result) => {
  const { shell } = await open(portal().answers(passwordCall, refusal(429, { message })));
  await change('old', 'New password 2');
  expect(await screen.findByRole('alert')).toHaveTextContent(result);
  expect(shell.calls).toContainEqual(['notify', 'error', result]);
});

test('a password that was made for somebody is to be changed', async () => {
  await open(portal({ ...aline, must_change_password: true }));
  expect(screen.getByText('Please choose your own password')).toBeVisible();
});

test.each([
  [0, 'You were signed in nowhere else.'],
  [1, 'One other session has ended.'],
  [3, '3 other sessions have ended.'],
])('signing out everywhere else asks first and shows that it ended %i', async (ended, result) => {
  const server = portal().answers('POST /api/me/sign-out-everywhere', { ended });
  await open(server);
  await press('Sign out everywhere else');
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere else?' }));
  expect(dialog.getByText(/You stay signed in here/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText(result)).toBeVisible();
});

test('a failed sign-out elsewhere is reported', async () => {
  await open(portal().answers('POST /api/me/sign-out-everywhere', refusal(500, { message: '' })));
  await press('Sign out everywhere else');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('You could not be signed out elsewhere.');
});

test('each of one’s sessions is listed with its device, and ends at a press', async () => {
  const phone = 'DELETE /api/me/sessions/fedcba9876543210fedcba9876543210';
  const server = portal().answers(phone, refusal(503, { message: 'Not now.' }));
  await open(server);
  expect(await screen.findByText(/Signed in on 20 November 2026 at 15:00/)).toHaveTextContent(
    'last used on 20 November 2026 at 17:45',
  );
  await press(/^End this one ?: Chrome on Android/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  server.answers(phone, null);
  await press(/^End this one ?: Chrome on Android/);
  expect(await screen.findByText(/That device asks for your password again/)).toBeVisible();
  expect(screen.queryByText('Chrome on Android')).toBeNull();
});

test('a list of sessions that cannot be loaded can be asked for again', async () => {
  const server = portal().answers('GET /api/me/sessions', refusal(503, { message: 'Not now.' }));
  await open(server);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  server.answers('GET /api/me/sessions', { sessions: sampleSessions });
  await press('List them again');
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
});
