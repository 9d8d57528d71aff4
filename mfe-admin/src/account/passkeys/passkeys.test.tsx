import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { ApiError } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff } from '../../testing';
import { axe } from '../../testing/axe';
import { SignInPage } from '../sign-in/sign-in-page';
import { answerByPasskey, makePasskey } from './browser';

jest.mock('./browser');

const on = { on: true, since: '2026-11-20T09:00:00.000Z', recovery_codes_left: 9 };
const keyRing = { id: 7, name: 'Key ring', created_at: '2026-11-20T09:00:00.000Z', last_used_at: null };
const phone = { ...keyRing, id: 8, name: 'Phone', last_used_at: '2026-11-21T09:00:00.000Z' };
const made = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'e30' },
};
const answered = {
  ...made,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
};
const cancelled = (message: string) =>
  new ApiError({ kind: 'answer', status: 422, message, body: { message } });

const server = (...passkeys: object[]) =>
  fakeServer({ 'GET /api/me/second-factor': on, 'GET /api/me/passkeys': { available: true, passkeys } });

test('a passkey is added under a name, and each is listed with its last use', async () => {
  const known = server(phone).answers('POST /api/me/passkeys/options', { options: { challenge: 'c' } });
  openStaff('/admin/profile', known.answers('POST /api/me/passkeys', { available: true, passkeys: [] }));
  const title = await screen.findByRole('heading', { name: 'Passkeys' });
  const section = within(title.closest('section') as HTMLElement);
  expect(section.getByRole('listitem')).toHaveTextContent(/Phone last used 21 Nov 2026/);
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(section.getByRole('button', { name: 'Add a passkey' }));
  expect(section.getByLabelText('Name of the new passkey')).toHaveAccessibleDescription(
    /Enter a name, such as/,
  );

  const sentence = 'No passkey was added.';
  jest.mocked(makePasskey).mockRejectedValueOnce(cancelled(sentence));
  await enter(userEvent, section.getByLabelText('Name of the new passkey'), 'Key ring');
  await userEvent.click(section.getByRole('button', { name: 'Add a passkey' }));
  expect(await section.findByRole('alert')).toHaveTextContent(sentence);
  expect(section.getByLabelText('Name of the new passkey')).toHaveValue('Key ring');

  jest.mocked(makePasskey).mockResolvedValueOnce(made);
  known.answers('GET /api/me/passkeys', { available: true, passkeys: [phone, keyRing] });
  await userEvent.click(section.getByRole('button', { name: 'Add a passkey' }));
  expect(await section.findByText('Key ring')).toBeVisible();
  expect(known.asked).toContainEqual({
    method: 'POST',
    path: '/api/me/passkeys',
    body: { name: 'Key ring', response: made },
  });
  expect(makePasskey).toHaveBeenLastCalledWith({ challenge: 'c' });
});

test('a passkey is removed after a question', async () => {
  const known = server(keyRing).answers('DELETE /api/me/passkeys/7', null);
  openStaff('/admin/profile', known);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove : Key ring' }));
  known.answers('GET /api/me/passkeys', { available: true, passkeys: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove passkey' }));
  expect(await screen.findByLabelText('Name of the new passkey')).toBeVisible();
  expect(screen.queryByText('Key ring')).toBeNull();
});

test('where browsers keep no passkeys for the address, nothing about them is shown', async () => {
  openStaff('/admin/profile', fakeServer({ 'GET /api/me/second-factor': on }));
  await screen.findByRole('button', { name: 'Turn off the code' });
  expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
});

test('at the sign-in it stands in place of the code; one that does not work leaves the code', async () => {
  const asked = { message: 'Enter the code.', factor_required: true, passkey: { challenge: 'first' } };
  const wrong = 'That passkey did not work. Try again, or enter a code.';
  const answers = [
    { status: 401, body: asked },
    {
      status: 401,
      body: { ...asked, errors: { passkey: [wrong] }, message: wrong, passkey: { challenge: 'next' } },
    },
    {
      status: 200,
      body: { token: 'abc', user: { id: 1, role: 'admin', name: 'Aline', email: 'aline@hope.example' } },
    },
  ];
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const { status = 500, body } = answers.shift() ?? {};
    const text = async () => JSON.stringify(body);
    return { ok: status < 300, status, headers: new Headers(), text } as Response;
  });
  const shell = fakeShell();
  render(<SignInPage shell={shell} />);
  await enter(userEvent, screen.getByLabelText('Email'), 'aline@hope.example');
  await enter(userEvent, screen.getByLabelText('Password'), 'long enough');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  const button = await screen.findByRole('button', { name: 'Use my passkey' });
  const sentence = 'The passkey was not used. Try again, or enter a code.';
  jest.mocked(answerByPasskey).mockRejectedValueOnce(cancelled(sentence));
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  jest.mocked(answerByPasskey).mockResolvedValue(answered);
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: wrong })).toBeVisible();
  await userEvent.click(button);
  expect(answerByPasskey).toHaveBeenLastCalledWith({ challenge: 'next' });
  expect(sent.at(-1)).toMatchObject({
    email: 'aline@hope.example',
    password: 'long enough',
    passkey: answered,
  });
  expect(shell.session.current()?.token).toBe('abc');
});
