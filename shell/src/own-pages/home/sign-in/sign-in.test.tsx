import '@testing-library/jest-dom';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, answerOnce, calls, noAnswer } from '../../../../test/fake-server';
import { rememberWanted, takeWanted } from '../../../navigation/after-sign-in';
import { SignInPanel } from './panel';

const user = { id: 7, role: 'intern', name: 'Ineza Mukamana', email: 'ineza@example.org' };

function open() {
  const shell = fakeShell();
  render(<SignInPanel shell={shell} />);
  return shell;
}

async function signIn(identifier = 'ineza@example.org', password = 'Amahoro1') {
  if (identifier) await userEvent.type(screen.getByLabelText('Email or phone'), identifier);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('signing in', () => {
  it.each([
    ['intern', '/userdashboard'],
    ['visitor', '/userdashboard'],
    ['admin', '/admin'],
    ['reviewer', '/admin'],
  ])('as %s leads to %s', async (role, home) => {
    const shell = open();
    answerOnce(200, { token: 'abc', user: { ...user, role } });
    await signIn(' ineza@example.org ');
    expect(calls()).toEqual([
      ['POST', '/api/login', { email_or_phone: 'ineza@example.org', password: 'Amahoro1' }],
    ]);
    expect(shell.session.current()).toEqual({ token: 'abc', user: { ...user, role } });
    expect(shell.calls).toContainEqual(['navigate', home]);
  });

  it('by the mailed password leads to the dashboard, whose banner asks for a new one', async () => {
    const shell = open();
    answerOnce(200, { token: 'abc', user: { ...user, must_change_password: true } });
    await signIn();
    expect(shell.calls).toContainEqual(['navigate', '/userdashboard']);
  });

  it.each([
    ['of the same person leads back there', 7, false, '/userdashboard/applications/7/finish?x=1'],
    [
      'of a page that somebody opened signed out leads there',
      null,
      false,
      '/userdashboard/applications/7/finish?x=1',
    ],
    ['of somebody else leads to the first page', 8, false, '/userdashboard'],
    ['and the mailed password leads there, too', 7, true, '/userdashboard/applications/7/finish?x=1'],
  ])('after the end of a session %s', async (_, person, must_change_password, place) => {
    rememberWanted('/userdashboard/applications/7/finish?x=1', person);
    const shell = open();
    answerOnce(200, { token: 'abc', user: { ...user, must_change_password } });
    await signIn();
    expect(shell.calls).toContainEqual(['navigate', place]);
    expect(takeWanted('/userdashboard', 7)).toBe('/userdashboard');
  });

  it('with a role that has no place here shows that and starts no session', async () => {
    const shell = open();
    answerOnce(200, { token: 'abc', user: { ...user, role: 'guest' } });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized role.');
    expect(shell.session.current()).toBeNull();
  });

  it('with a wrong pair shows that in one sentence and keeps what was typed', async () => {
    open();
    answerOnce(401, { message: 'something else' });
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Invalid email/phone or password. Please check your credentials.');
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText('Email or phone')).toHaveValue('ineza@example.org');
    expect(document.title).toBe('Error: Organisation name');
  });

  it('shows the joined sentences of a refusal by fields', async () => {
    open();
    answerOnce(422, {
      message: 'Check',
      errors: { email_or_phone: ['Too long'], password: ['Too short', 'Too long'] },
    });
    await signIn();
    expect(await screen.findByRole('link', { name: 'Too long Too short' })).toBeVisible();
  });

  it('shows other messages of the server', async () => {
    open();
    answerOnce(429, { message: 'Too many attempts. Try again in 15 minutes.' });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 15 minutes.');
  });

  it('shows that it failed where the server sends no message', async () => {
    open();
    answerOnce(500, null);
    await signIn();
    expect(await screen.findByRole('link', { name: 'Login failed. Please try again.' })).toBeVisible();
  });

  it('shows that it failed, and why, where no answer comes', async () => {
    open();
    noAnswer();
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Login failed. Please try again.');
    expect(alert).toHaveTextContent('Check your connection');
  });

  it('asks for both before it asks the server', async () => {
    open();
    await signIn('', '');
    expect(screen.getByLabelText('Email or phone')).toHaveAccessibleDescription(
      /0788 000 111.* Error: Email or phone is required$/,
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Error: Password is required');
    expect(calls()).toEqual([]);
  });

  it('lets password managers and people see the password', async () => {
    open();
    expect(screen.getByLabelText('Email or phone')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('offers help by mail', () => {
    open();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:apply@organisation.example',
    );
  });
});

describe('somebody who is signed in already', () => {
  const tokenOf = (scope: string) => `x.${btoa(JSON.stringify({ scope }))}.x`;

  it('sees who they are and goes on to their pages', () => {
    render(<SignInPanel shell={fakeShell({ session: { token: tokenOf('account'), user } })} />);
    expect(screen.getByText('Ineza Mukamana')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/userdashboard',
    );
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('goes on with an application in the making', () => {
    const visitor = { ...user, role: 'visitor' };
    render(<SignInPanel shell={fakeShell({ session: { token: tokenOf('wizard'), user: visitor } })} />);
    expect(screen.getByRole('link', { name: 'Continue your application' })).toHaveAttribute(
      'href',
      '/application/visitors',
    );
  });

  it.each([204, 500])('signs out on the server and here, even if the server answers %d', async (status) => {
    const shell = fakeShell({ session: { token: 'abc', user } });
    render(<SignInPanel shell={shell} />);
    answerOnce(status, null);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(calls()).toEqual([['POST', '/api/logout', undefined]]);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(shell.session.current()).toBeNull();
  });
});

describe('a forgotten password', () => {
  async function ask(email: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(screen.getByRole('heading', { name: 'Forgot password?' })).toHaveFocus();
    await userEvent.type(await screen.findByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  }

  it('is asked for by mail, and nobody learns whether the account exists', async () => {
    open();
    answerOnce(202, { message: 'If there is ...' });
    await ask('ineza@example.org');
    expect(calls()).toEqual([['POST', '/api/password/forgot', { email: 'ineza@example.org' }]]);
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If there is an account with ineza@example.org',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toHaveFocus();
  });

  it('is asked for at once by the link of the staff’s sign-in page', async () => {
    history.replaceState(null, '', '/?forgotten');
    open();
    expect(screen.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible();
    history.replaceState(null, '', '/');
  });

  it('needs an address', async () => {
    open();
    await ask('ineza');
    expect(await screen.findByLabelText('Email')).toBeInvalid();
    expect(calls()).toEqual([]);
  });
});

describe('a mailed link', () => {
  beforeEach(() => history.replaceState(null, '', '/#reset=tok-123'));
  afterEach(() => history.replaceState(null, '', '/'));

  async function choose(password: string) {
    const field = await screen.findByLabelText('New password');
    if (password) await userEvent.type(field, password);
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
  }

  it('sets a new password and leads to signing in with it', async () => {
    const shell = open();
    answer(200, { message: 'ok' });
    await choose('Amahoro2');
    expect(calls()).toEqual([['POST', '/api/password/reset', { token: 'tok-123', newPassword: 'Amahoro2' }]]);
    expect(await screen.findByText('Your password has been changed. Please sign in with it.')).toBeVisible();
    expect(screen.getByLabelText('Email or phone')).toBeVisible();
    expect(shell.calls).toContainEqual(['navigate', '/', { replace: true }]);
  });

  it('leaves no secret in the address, nor does one of an older mail', async () => {
    open();
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(location.href).toMatch(/\/$/);
    cleanup();
    history.replaceState(null, '', '/?reset=tok-123');
    open();
    expect(location.search).toBe('');
    answer(200, { message: 'ok' });
    await choose('Amahoro2');
    expect(calls()).toEqual([['POST', '/api/password/reset', { token: 'tok-123', newPassword: 'Amahoro2' }]]);
  });

  it('counts when it is opened while the page is there', async () => {
    history.replaceState(null, '', '/');
    open();
    expect(screen.getByLabelText('Email or phone')).toBeVisible();
    history.replaceState(null, '', '/#reset=tok-456');
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  it('shows which rule the password breaks', async () => {
    open();
    answerOnce(422, { message: 'x', errors: { newPassword: ['Password must contain at least one number'] } });
    await choose('Amahoro');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /Error: Password must contain at least one number/,
    );
  });

  it('that is no longer good offers a new one', async () => {
    open();
    answerOnce(422, { message: 'x', errors: { token: ['This link is no longer good.'] } });
    await choose('Amahoro2');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer good.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });

  it('asks for a password before it asks the server', async () => {
    open();
    await choose('');
    expect(screen.getByLabelText('New password')).toBeInvalid();
    expect(calls()).toEqual([]);
  });
});
