import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { deskPortal } from '../../testing/sample-desk';

const minute = 60_000;
const text = 'We would like to read your transcript once more.';
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const passes = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * minute));
const cover = () => screen.findByRole('dialog', { name: 'Please sign in again' });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A staff member writes to an applicant. */
async function writing() {
  const opened = openStaff('/dashboard/intern/12', deskPortal());
  const message = await screen.findByLabelText(/^Message/);
  await user.type(message, text);
  return { ...opened, message };
}

test('typing keeps the session, reported once a minute; calls that the page makes by itself are no use', async () => {
  const { server, message } = await writing();
  expect(server.uses).toBe(1);
  for (let minutes = 0; minutes < 40; minutes += 10) {
    await passes(10);
    await user.type(message, '.');
  }
  const count = server.uses;
  expect(count).toBeGreaterThan(3);
  expect(screen.queryByRole('dialog')).toBeNull();
  await passes(27);
  expect(server.uses).toBeLessThanOrEqual(count + 1);
  expect(server.asked.length).toBeGreaterThan(30);
});

test('two minutes before the end the page asks, and staying goes on', async () => {
  await writing();
  await passes(28.1);
  await passes(0);
  const asked = within(screen.getByRole('dialog', { name: 'Are you still there?' }));
  expect(asked.getByRole('alert')).toHaveTextContent(/^You will be signed out at \d\d:\d\d/);
  expect(asked.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  await user.click(asked.getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await passes(27);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('use in another tab counts here, too', async () => {
  await writing();
  await passes(28.1);
  await screen.findByRole('dialog', { name: 'Are you still there?' });
  const newValue = JSON.stringify({ person: 1, at: Date.now() });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'staff:used', newValue })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after 30 minutes without use the page is covered; who signs in again goes on with what was written', async () => {
  const { shell, server, message } = await writing();
  await passes(31);
  const asked = within(await cover());
  await waitFor(() => expect(asked.getByLabelText('Your password')).toHaveFocus());
  expect(document.body.firstElementChild).toHaveProperty('inert', true);
  jest.useRealTimers();
  expect(await axe(document.body)).toEqual([]);
  jest.useFakeTimers();

  server.answers('POST /api/login', refusal(401, { message: 'Invalid email/phone or password.' }));
  await user.type(asked.getByLabelText('Your password'), 'Amahoro2');
  await user.click(asked.getByRole('button', { name: 'Sign in' }));
  expect((await asked.findAllByText('That password is not right.'))[0]).toBeVisible();
  server.answers('POST /api/login', refusal(401, { message: 'Enter the code.', factor_required: true }));
  await user.click(asked.getByRole('button', { name: 'Sign in' }));
  await user.type(await asked.findByLabelText('Code'), '123456');

  const aline = { id: 1, role: 'admin', name: 'Aline', email: 'aline@hope.example' };
  const answer = { token: 'new', user: { ...aline, must_change_password: false } };
  server.answers('POST /api/login', answer);
  await user.click(asked.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shell.session.current()?.token).toBe('new');
  expect(message).toHaveValue(text);
  expect(message).toHaveFocus();
  expect(document.body.firstElementChild).toHaveProperty('inert', false);
  expect(shell.calls.filter(([what]) => what === 'navigate')).toEqual([]);
});

test('a call that finds the session over first waits for the new sign-in', async () => {
  const { shell, server } = await writing();
  const over = refusal(401, { message: 'Your session has ended. Please sign in again.' });
  server.answers('GET /api/admin/unread-counts', over);
  // As after a closed laptop was opened: no timer has run meanwhile.
  jest.setSystemTime(Date.now() + 45 * minute);
  await passes(1.1);
  await cover();
  expect(shell.session.current()?.token).toBe('here');
  expect(shell.calls.filter(([what]) => what === 'navigate' || what === 'notify')).toEqual([]);
});

test('somebody else signs in on the sign-in page', async () => {
  const { shell } = await writing();
  await passes(31);
  await user.click(within(await cover()).getByRole('button', { name: 'Sign in as somebody else' }));
  expect(shell.session.current()).toBeNull();
  expect(shell.calls).toContainEqual(['navigate', '/staff/auth']);
});
