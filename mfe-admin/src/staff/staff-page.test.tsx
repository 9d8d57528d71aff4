import '@testing-library/jest-dom';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffPage } from './staff-page';

const session = { token: 'abc', user: { id: 1, role: 'reviewer' } };
const profile = { id: 1, name: 'Aline Uwera', email: 'aline@hope.example', role: 'reviewer', image: null };

function serverAnswers(answers: Record<string, { status: number; body: unknown }>) {
  globalThis.fetch = jest.fn(async (path) => {
    const { status, body } = answers[String(path)] ?? { status: 404, body: {} };
    const text = async () => JSON.stringify(body);
    return { ok: status < 300, status, headers: new Headers(), text } as Response;
  });
}

function open() {
  const shell = fakeShell({ session });
  render(<StaffPage shell={shell} />);
  return shell;
}

test('it shows who is signed in, as the server has it', async () => {
  serverAnswers({ '/api/me': { status: 200, body: profile } });
  open();
  expect(await screen.findByText('Aline Uwera')).toBeVisible();
  expect(screen.getByText('aline@hope.example')).toBeVisible();
  expect(screen.getByText('Reviewer')).toBeVisible();
});

test('a session that is no more ends here, so that the sign-in opens', async () => {
  serverAnswers({ '/api/me': { status: 401, body: { message: 'Signed out.' } } });
  const shell = open();
  await waitFor(() => expect(shell.calls).toContainEqual(['session.end', 'expired']));
});

test('a service that is down is told in its place, with a retry', async () => {
  serverAnswers({ '/api/me': { status: 503, body: { message: 'Not available.' } } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not available.');
  serverAnswers({ '/api/me': { status: 200, body: profile } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Aline Uwera')).toBeVisible();
});

test('logging out leads to the staff sign-in, from the admin area to the home page', async () => {
  serverAnswers({ '/api/me': { status: 200, body: profile }, '/api/logout': { status: 204, body: null } });
  history.replaceState(null, '', '/dashboard');
  const shell = open();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(shell.calls).toEqual([
    ['session.end', 'signed-out'],
    ['navigate', '/staff/auth'],
  ]);
});
