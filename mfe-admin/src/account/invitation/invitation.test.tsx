import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { type FakeShell, fakeShell } from '@portal/remote-sdk/dev';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { StaffSignIn } from '../sign-in/staff-sign-in';

const grace = { name: 'Grace Iradukunda', email: 'grace@hope.example', role: 'reviewer' };
const user = { id: 3, must_change_password: false, ...grace };
const gone = 'This invitation is no longer valid. Please ask an administrator to send you a new one.';

interface Reply {
  status: number;
  body: unknown;
}

let asked: { method: string; path: string; body: unknown }[];

/** Sets the server's answers to reading and to accepting an invitation. */
function serverAnswers(replies: { look?: Reply; accept?: Reply }) {
  asked = [];
  globalThis.fetch = jest.fn(async (path, init) => {
    const method = String(init?.method);
    asked.push({ method, path: String(path), body: init?.body ? JSON.parse(String(init.body)) : null });
    const reply = replies[path === '/api/staff/invitation' ? 'look' : 'accept'];
    if (!reply) throw new TypeError('fetch failed');
    const text = async () => JSON.stringify(reply.body);
    return { ok: reply.status < 300, status: reply.status, headers: new Headers(), text } as Response;
  });
}

async function open(shell: FakeShell = fakeShell(), link = '#invitation=a-token') {
  history.replaceState(null, '', `/staff/auth${link}`);
  render(<StaffSignIn shell={shell} />);
  await screen.findByRole('heading', { level: 1 });
  return shell;
}

async function choose(password: string, confirmation = password) {
  if (password) await enter(userEvent, await screen.findByLabelText('New password'), password);
  if (confirmation) await enter(userEvent, screen.getByLabelText('Confirm new password'), confirmation);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
}

test.each(['#invitation=a-token', '?invitation=a-token'])(
  'the secret of a mailed link (%s) leaves the address at once, and a reload opens the invitation again',
  async (link) => {
    serverAnswers({ look: { status: 200, body: grace } });
    const shell = await open(fakeShell(), link);
    expect(await screen.findByText('Grace Iradukunda')).toBeVisible();
    expect(location.href).toMatch(/\/staff\/auth$/);
    cleanup();
    render(<StaffSignIn shell={shell} />);
    expect(await screen.findByText('Grace Iradukunda')).toBeVisible();
  },
);

test('an invited person chooses a password and is signed in', async () => {
  serverAnswers({
    look: { status: 200, body: grace },
    accept: { status: 200, body: { token: 'abc', user } },
  });
  const shell = await open();
  expect(await screen.findByText('Grace Iradukunda')).toBeVisible();
  expect(screen.getByText(/a reviewer at Organisation name/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await choose('Welcome 2026');
  expect(asked).toEqual([
    { method: 'POST', path: '/api/staff/invitation', body: { token: 'a-token' } },
    {
      method: 'POST',
      path: '/api/staff/invitation/accept',
      body: { token: 'a-token', newPassword: 'Welcome 2026' },
    },
  ]);
  expect(shell.session.current()).toMatchObject({ token: 'abc', user: { role: 'reviewer' } });
  expect(shell.calls).toContainEqual(['navigate', '/dashboard', { replace: true }]);
});

test.each([
  ['is missing', '', '', 'New password is required'],
  ['is short', 'Short1', 'Short1', 'Password must be at least 8 characters long'],
  [
    'has no uppercase letter',
    'welcome 2026',
    'welcome 2026',
    'Password must contain at least one uppercase letter',
  ],
  ['is not confirmed', 'Welcome 2026', '', 'Please confirm your new password'],
  ['is confirmed by another', 'Welcome 2026', 'Welcome 2027', 'Passwords do not match'],
])('a password that %s is reported before it is sent', async (_story, password, confirmation, result) => {
  serverAnswers({ look: { status: 200, body: grace } });
  await open();
  await choose(password, confirmation);
  expect(screen.getByRole('alert')).toHaveTextContent(result);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  expect(asked).toHaveLength(1);
});

test('a link that is no longer valid shows what to do', async () => {
  serverAnswers({ look: { status: 404, body: { message: gone } } });
  await open();
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(gone);
  expect(screen.getByRole('link', { name: 'sign in' })).toHaveAttribute('href', '/staff/auth');
  expect(document.title).toMatch(/^Error: /);
});

test('a link that was used in the meantime shows the same', async () => {
  serverAnswers({ look: { status: 200, body: grace }, accept: { status: 404, body: { message: gone } } });
  await open();
  await choose('Welcome 2026');
  expect(await screen.findByText(gone)).toBeVisible();
});

test('an error of the server about the password is shown at the field', async () => {
  const body = {
    message: 'Check.',
    errors: { newPassword: ['Password must be at most 200 characters long'] },
  };
  serverAnswers({ look: { status: 200, body: grace }, accept: { status: 422, body } });
  await open();
  await choose('Welcome 2026');
  expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription(/at most 200 characters/);
});

test('another failure keeps the typed password', async () => {
  serverAnswers({ look: { status: 200, body: grace }, accept: { status: 500, body: { message: '' } } });
  await open();
  await choose('Welcome 2026');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your password could not be set.');
  expect(screen.getByLabelText('New password')).toHaveValue('Welcome 2026');
});

test('without a connection the link can be tried again', async () => {
  serverAnswers({});
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The portal could not be reached.');
  serverAnswers({ look: { status: 200, body: grace } });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Grace Iradukunda')).toBeVisible();
});

test('a person who is signed in with another account gets a message', async () => {
  serverAnswers({ look: { status: 200, body: grace } });
  const session = {
    token: 'x',
    user: { id: 1, role: 'admin', name: 'Aline Uwera', email: 'aline@hope.example' },
  };
  await open(fakeShell({ session }));
  expect(await screen.findByText(/Aline Uwera is signed in on this device/)).toBeVisible();
});

test('without an invitation the page is the sign-in', () => {
  history.replaceState(null, '', '/staff/auth');
  render(<StaffSignIn shell={fakeShell()} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});
