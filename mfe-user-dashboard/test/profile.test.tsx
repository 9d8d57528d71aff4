import '@testing-library/jest-dom';
import { enter, typedPhones } from '@portal/application-ui/testing';
import {
  application,
  fakePortal,
  heading,
  openDashboard,
  openWith,
  path,
  problems,
  profile,
  screen,
  waitFor,
} from './open';

const change = 'POST /api/users/5/change-password';
const failures = (portal = fakePortal()) => openDashboard({ portal, at: '/profile' });

async function fill(user: ReturnType<typeof openDashboard>['user'], texts: [string, string, string]) {
  const labels = ['Current password', 'New password', 'Confirm new password'];
  for (const [index, label] of labels.entries()) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (texts[index]) await enter(user, field, texts[index]);
  }
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

test('the profile shows who is signed in', async () => {
  openWith({}, { at: '/profile' });
  await heading('Profile Settings');
  const answers = (await screen.findAllByRole('definition')).map((one) => one.textContent);
  expect(answers).toEqual(['Ineza Mukamana', 'ineza@example.org', '+250788123456', 'Internship']);
});

test.each(typedPhones)('the number that was typed as %s is read in the profile', async (_typed, digits) => {
  openWith({ profile: { ...profile, phone: digits } }, { at: '/profile' });
  await heading('Profile Settings');
  expect(await screen.findByText(`+${digits}`)).toBeVisible();
});

test('the profile names each programme of two', async () => {
  const applications = [application(2, 'visitor', 'in-progress'), application(1, 'intern', 'submitted')];
  openWith({ applications }, { at: '/profile' });
  expect(await screen.findByText('Internship, Visit')).toBeVisible();
  expect(screen.getByText('Programmes')).toBeVisible();
});

test.each<[string, [string, string, string], string[]]>([
  [
    'nothing',
    ['', '', ''],
    ['Current password is required', 'New password is required', 'Please confirm your new password'],
  ],
  ['seven characters', ['a', 'Abcde12', 'Abcde12'], ['Password must be at least 8 characters long']],
  [
    'no lowercase letter',
    ['a', 'ABCDEF12', 'ABCDEF12'],
    ['Password must contain at least one lowercase letter'],
  ],
  [
    'no uppercase letter',
    ['a', 'abcdef12', 'abcdef12'],
    ['Password must contain at least one uppercase letter'],
  ],
  ['no number', ['a', 'Abcdefgh', 'Abcdefgh'], ['Password must contain at least one number']],
  ['a short one with nothing in it', ['a', '-', '-'], ['Password must be at least 8 characters long']],
  ['another confirmation', ['a', 'Abcdef12', 'Abcdef13'], ['Passwords do not match']],
  ['no current one', ['', 'Abcdef12', 'Abcdef12'], ['Current password is required']],
  [
    'the current one again',
    ['Abcdef12', 'Abcdef12', 'Abcdef12'],
    ['Choose a password that differs from your current one'],
  ],
])('%s is reported before anything is sent', async (_, texts, sentences) => {
  const { user, portal } = openWith({}, { at: '/profile' });
  await fill(user, texts);
  expect(await problems()).toEqual(sentences);
  expect(portal.calls()).not.toContain(change);
});

test('the sentence stands at its field too', async () => {
  const { user } = openWith({}, { at: '/profile' });
  await fill(user, ['a', 'Abcdef12', 'Abcdef13']);
  expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
    'Error: Passwords do not match',
  );
  expect(document.title).toBe('Error: Profile Settings - Organisation name');
});

test('each password can be shown and hidden', async () => {
  const { user } = openWith({}, { at: '/profile' });
  const field = await screen.findByLabelText('New password');
  const [, toggle] = screen.getAllByRole('button', { name: 'Show password' });
  expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(3);
  await user.click(toggle as HTMLElement);
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a changed password is confirmed, the person stays signed in, and the banner goes', async () => {
  const { user, shell, toasts, portal } = openWith(
    { profile: { ...profile, must_change_password: true } },
    { at: '/profile' },
  );
  expect(await screen.findByText(/still using the password we emailed/)).toBeVisible();
  await fill(user, ['Mailed-123', 'Amahoro-99', 'Amahoro-99']);
  expect(await screen.findByText('Your password is changed')).toBeVisible();
  expect(portal.stored.password).toBe('Amahoro-99');
  expect(toasts()).toEqual(['success: Password Changed']);
  expect(shell.session.current()).not.toBeNull();
  expect(screen.queryByText(/still using the password/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

test('a wrong current password is reported at its field, and the session goes on', async () => {
  const { user, shell, toasts } = openWith({}, { at: '/profile' });
  await fill(user, ['Wrong-123', 'Amahoro-99', 'Amahoro-99']);
  expect(await problems()).toEqual(['Current password is incorrect.']);
  expect(toasts()).toEqual(['error: Current password is incorrect.']);
  expect(shell.session.current()).not.toBeNull();
});

test("the server's sentences are placed at their fields", async () => {
  const portal = fakePortal();
  const { user, toasts } = failures(portal);
  const errors = { newPassword: ['Choose another one than before'] };
  portal.answerOnce(change, { status: 422, body: { message: 'Check', errors } });
  await fill(user, ['Mailed-123', 'Amahoro-99', 'Amahoro-99']);
  expect(await problems()).toEqual(['Choose another one than before']);
  expect(toasts()).toEqual(['error: Validation Error: Please check the form for errors.']);
});

test.each([
  [429, 'Too many attempts. Wait a little.', 'Too many attempts. Wait a little.'],
  [500, '', 'Failed to change password. Please try again.'],
])('anything else (%s) is reported in a sentence', async (status, message, sentence) => {
  const portal = fakePortal();
  const { user, toasts } = failures(portal);
  portal.answerOnce(change, { status, body: { message } });
  await fill(user, ['Mailed-123', 'Amahoro-99', 'Amahoro-99']);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(toasts()).toEqual([`error: ${sentence}`]);
  expect(screen.getByLabelText('New password')).toHaveValue('Amahoro-99');
});

test('a profile that cannot be loaded is reported, and can be tried again', async () => {
  const portal = fakePortal();
  portal.answerOnce('GET /api/me', { status: 500, body: { message: 'No' } });
  const { user, toasts } = failures(portal);
  await heading('Profile Not Found');
  expect(screen.getByText('Failed to load user profile data.')).toBeVisible();
  expect(toasts()).toEqual(['error: Failed to load user profile data.']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Profile Settings');
});

describe('the address to which a release of before led after a sign-in by the mailed password', () => {
  const mailed = { profile: { ...profile, must_change_password: true } };

  test('leads to the page that was wanted, with the banner', async () => {
    openWith(mailed, { at: '/password?next=%2Fuserdashboard%2Frequests' });
    await heading('Requests');
    expect(await screen.findByText(/still using the password we emailed/)).toBeVisible();
  });

  test('does not lead to another site', async () => {
    openWith(mailed, { at: '/password?next=https%3A%2F%2Felsewhere.example' });
    await heading(/Dashboard/);
    expect(path()).toMatch(/^\/?$/);
  });
});

test('on every view the banner leads to the profile', async () => {
  const { user } = openWith({ profile: { ...profile, must_change_password: true } }, { at: '/requests' });
  await user.click(await screen.findByRole('link', { name: 'Choose a password of your own' }));
  await heading('Profile Settings');
  await waitFor(() => expect(screen.getByText(/Choose one of your own below/)).toBeVisible());
});

test('a person sees where they are signed in, ends the session on the phone, and this one is left', async () => {
  const { user, portal } = openWith({}, { at: '/profile' });
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  expect(screen.getByText(/Opened an application on 21 November 2026 at/)).toHaveTextContent('last used on');
  await user.click(screen.getByRole('button', { name: /^End this one ?: Chrome on Android/ }));
  expect(await screen.findByText(/The session has ended/)).toBeVisible();
  expect(screen.getByText(/The session has ended/).closest('[role=status]')).toHaveFocus();
  expect(screen.queryByText('Chrome on Android')).toBeNull();
  expect(portal.calls()).toContain('DELETE /api/me/sessions/fedcba9876543210fedcba9876543210');
  expect(screen.queryByRole('button', { name: /End this one/ })).toBeNull();
});
