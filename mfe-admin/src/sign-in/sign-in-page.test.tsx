import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { type FakeShell, fakeShell } from '@portal/remote-sdk/dev';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInPage } from './sign-in-page';

const aline = {
  id: 1,
  role: 'admin',
  name: 'Aline Uwera',
  email: 'aline@hope.example',
  must_change_password: false,
};

let sent: unknown[];

function serverAnswers(status: number, body: unknown) {
  sent = [];
  globalThis.fetch = jest.fn(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const text = async () => JSON.stringify(body);
    return { ok: status < 300, status, headers: new Headers(), text } as Response;
  });
}

function open(shell: FakeShell = fakeShell()): FakeShell {
  render(<SignInPage shell={shell} />);
  return shell;
}

async function signIn(email: string, password: string) {
  if (email) await enter(userEvent, screen.getByLabelText('Email'), email);
  if (password) await enter(userEvent, screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('staff sign in and come to their dashboard', async () => {
  serverAnswers(200, { token: 'abc', user: aline });
  const shell = open();
  await signIn(' aline@hope.example ', 'long enough');
  expect(sent).toEqual([{ email: 'aline@hope.example', password: 'long enough', role: 'admin' }]);
  expect(shell.session.current()).toMatchObject({ token: 'abc', user: { role: 'admin' } });
  expect(shell.calls).toContainEqual(['navigate', '/dashboard']);
});

test.each([
  ['nothing was entered', '', '', ['Enter your email address', 'Enter your password']],
  ['the email is none', 'aline', 'long enough', ['Enter an email address such as name@example.org']],
  ['the password is short', 'aline@hope.example', '1234567', ['Password must be at least 8 characters']],
])('when %s it is told without asking the server', async (_story, email, password, messages) => {
  serverAnswers(200, {});
  open();
  await signIn(email, password);
  const summary = screen.getByRole('alert');
  for (const message of messages) expect(summary).toHaveTextContent(message);
  expect(summary).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  expect(sent).toEqual([]);
});

test('a refused sign-in shows what the server says', async () => {
  serverAnswers(401, { message: 'Invalid email/phone or password. Please check your credentials.' });
  const shell = open();
  await signIn('aline@hope.example', 'wrong password');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Invalid email/phone or password. Please check your credentials.',
  );
  expect(shell.session.current()).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('aline@hope.example');
});

test('a refusal without a word of the server says that the sign-in failed', async () => {
  serverAnswers(401, {});
  open();
  await signIn('aline@hope.example', 'wrong password');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Check your credentials.');
});

test('what the server finds wrong with a field stands at the field', async () => {
  serverAnswers(422, { message: 'Check', errors: { email: ['Enter a full email address'] } });
  open();
  await signIn('aline@hope', 'long enough');
  expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(/Enter a full email address/);
});

test('an account that is not staff does not get in', async () => {
  serverAnswers(200, { token: 'abc', user: { ...aline, role: 'intern' } });
  const shell = open();
  await signIn('ineza@hope.example', 'long enough');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized role.');
  expect(shell.session.current()).toBeNull();
});

test('staff who are signed in already go straight on', () => {
  const shell = open(fakeShell({ session: { token: 'abc', user: aline } }));
  expect(shell.calls).toEqual([['navigate', '/dashboard', { replace: true }]]);
});

test('who has forgotten the password is led to where a link for a new one is asked for', () => {
  open();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/?forgotten');
});
