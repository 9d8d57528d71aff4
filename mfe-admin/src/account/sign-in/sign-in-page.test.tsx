import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { type FakeShell, fakeShell } from '@portal/remote-sdk/dev';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBegun, sampleRecoveryCodes } from '../../testing/sample-administration';
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
])('when %s it is reported without asking the server', async (_story, email, password, messages) => {
  serverAnswers(200, {});
  open();
  await signIn(email, password);
  const summary = screen.getByRole('alert');
  for (const message of messages) expect(summary).toHaveTextContent(message);
  expect(summary).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  expect(sent).toEqual([]);
});

test('a refused sign-in shows the message of the server', async () => {
  serverAnswers(401, { message: 'Invalid email/phone or password. Please check your credentials.' });
  const shell = open();
  await signIn('aline@hope.example', 'wrong password');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Invalid email/phone or password. Please check your credentials.',
  );
  expect(shell.session.current()).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('aline@hope.example');
});

test('a refusal without a message of the server shows that the sign-in failed', async () => {
  serverAnswers(401, {});
  open();
  await signIn('aline@hope.example', 'wrong password');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Check your credentials.');
});

test('the server’s message about a field is shown at the field', async () => {
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

test('the printed password of the first administrator leads to choosing one, and opens nothing else', async () => {
  const answers = [
    { token: 'narrow', user: { ...aline, must_change_password: true }, must_choose_password: true },
    { message: 'Password changed successfully.' },
    { token: 'abc', user: aline },
  ];
  const asked: unknown[] = [];
  globalThis.fetch = jest.fn(async (path, init) => {
    const { Authorization } = (init?.headers ?? {}) as Record<string, string>;
    asked.push([path, Authorization, JSON.parse(String(init?.body))]);
    const text = async () => JSON.stringify(answers[asked.length - 1]);
    return { ok: true, status: 200, headers: new Headers(), text } as Response;
  });
  const shell = open();
  await signIn('aline@hope.example', 'Printed12345');
  expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toHaveFocus();
  expect(shell.session.current()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Set password and continue' }));
  expect(screen.getByRole('alert')).toHaveTextContent('New password is required');

  await enter(userEvent, screen.getByLabelText('New password'), 'Welcome 2026');
  await enter(userEvent, screen.getByLabelText('Confirm new password'), 'Welcome 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Set password and continue' }));
  expect(asked.slice(1)).toEqual([
    [
      '/api/users/1/change-password',
      'Bearer narrow',
      { currentPassword: 'Printed12345', newPassword: 'Welcome 2026' },
    ],
    ['/api/login', undefined, { email: 'aline@hope.example', password: 'Welcome 2026', role: 'admin' }],
  ]);
  expect(shell.session.current()).toMatchObject({ token: 'abc' });
  expect(shell.calls).toContainEqual(['navigate', '/dashboard']);
});

test('a person who forgot the password finds the form that sends a link', () => {
  open();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/?forgotten');
});

describe('an account with a code at sign-in', () => {
  const asked = { message: 'Enter the six figures.', factor_required: true };
  const code = () => screen.findByLabelText('Code');
  const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  test('asks for it after the right password, and then opens the dashboard', async () => {
    serverAnswers(401, asked);
    const shell = open();
    await signIn('aline@hope.example', 'long enough');
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    serverAnswers(200, { token: 'abc', user: aline });
    await enter(userEvent, await code(), ' 123 456 ');
    await goOn();
    expect(sent).toEqual([
      { email: 'aline@hope.example', password: 'long enough', role: 'admin', code: '123 456' },
    ]);
    expect(shell.session.current()).toMatchObject({ token: 'abc' });
  });

  test('reports at the field that a code is missing or wrong, and lets somebody else sign in', async () => {
    serverAnswers(401, asked);
    open();
    await signIn('aline@hope.example', 'long enough');
    await screen.findByRole('heading', { name: 'Enter your code' });
    await goOn();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the code from your app');
    serverAnswers(401, { ...asked, errors: { code: ['That code is not right.'] } });
    await enter(userEvent, await code(), '000000');
    await goOn();
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
    expect(await code()).toHaveValue('000000');
    expect(document.title).toMatch(/^Error: /);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as somebody else' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('an administrator who needs a code sets it up before anything else', async () => {
  const answers = [
    { token: 'narrow', user: aline, must_set_up_factor: true },
    sampleBegun,
    { recovery_codes: sampleRecoveryCodes, token: 'abc', user: aline },
  ];
  const asked: unknown[] = [];
  globalThis.fetch = jest.fn(async (path, init) => {
    const { Authorization } = (init?.headers ?? {}) as Record<string, string>;
    asked.push([path, Authorization, JSON.parse(String(init?.body))]);
    const text = async () => JSON.stringify(answers[asked.length - 1]);
    return { ok: true, status: 200, headers: new Headers(), text } as Response;
  });
  const shell = open();
  await signIn('aline@hope.example', 'long enough');
  expect(await screen.findByRole('heading', { name: 'Set up a code for your sign-in' })).toHaveFocus();
  expect(shell.session.current()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: /QR code for your authenticator app/ })).toBeVisible();
  await enter(userEvent, screen.getByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on the code' }));
  expect(await screen.findByText('k7mqd-9xw2p')).toBeVisible();
  expect(shell.session.current()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(asked.slice(1)).toEqual([
    ['/api/me/second-factor', 'Bearer narrow', { password: 'long enough' }],
    ['/api/me/second-factor/confirm', 'Bearer narrow', { code: '123456' }],
  ]);
  expect(shell.session.current()).toMatchObject({ token: 'abc' });
  expect(shell.calls).toContainEqual(['navigate', '/dashboard']);
});
