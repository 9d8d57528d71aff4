import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from './testing';

const navigation = async () => within(await screen.findByRole('navigation', { name: 'Staff area' }));

test.each([
  ['/admin', '/admin'],
  ['/admin/no-such-view', '/admin'],
])('%s opens the admin area', async (address, area) => {
  openStaff(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
  expect(await screen.findByText('aline@hope.example', { exact: false })).toBeVisible();
  expect(location.pathname).toBe(area);
});

test('the navigation marks the current view and what is new', async () => {
  openStaff(
    '/admin/intern-applications',
    fakeServer({ 'GET /api/admin/unread-counts': { unread_notifications: 12, pending_requests: 0 } }),
  );
  const nav = await navigation();
  expect(nav.getByRole('link', { name: 'Intern Applications' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Summary' })).not.toHaveAttribute('aria-current');
  expect(await nav.findByRole('link', { name: 'Notifications , 12 unread' })).toBeVisible();
});

test('when the signed-in person could not be loaded, a message reports it and the rest goes on', async () => {
  const { shell } = openStaff('/admin', fakeServer({ 'GET /api/me': refusal(503) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to get the user']);
});

test('a session that the server has ended ends here, too, so that the sign-in opens', async () => {
  const { shell } = openStaff('/admin', fakeServer({ 'GET /api/me': refusal(401) }));
  await screen.findByRole('heading', { level: 1, name: 'Summary' });
  expect(shell.calls).toContainEqual(['session.end', 'expired']);
  expect(shell.calls).toContainEqual([
    'notify',
    'error',
    'Authentication Failed: Session expired. Please login again.',
  ]);
});

test('logging out of the admin area ends the session and leads to the home page', async () => {
  const { shell, server } = openStaff('/admin', fakeServer({ 'POST /api/logout': null }));
  await userEvent.click((await navigation()).getByRole('button', { name: 'Log out' }));
  expect(server.asked).toContainEqual({ method: 'POST', path: '/api/logout', body: null });
  expect(shell.calls).toContainEqual(['session.end', 'signed-out']);
  expect(shell.calls).toContainEqual(['navigate', '/']);
});
