import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';

const letter = {
  id: 7,
  kind: 'confirm-submission',
  application_id: 12,
  attempts: 24,
  last_error_code: 'EENVELOPE 550',
  created_at: '2026-11-20T08:00:00.000Z',
  failed_at: '2026-11-21T06:00:00.000Z',
};
const invitation = {
  ...letter,
  kind: 'staff-invitation',
  application_id: null,
  attempts: 1,
  failed_at: '2026-11-21T07:00:00.000Z',
};
const none = { count: 0, oldest_at: null };

const portal = (applications: object[], accounts: object[], waiting: object = none) =>
  fakeServer({
    'GET /api/admin/mail': { dead: applications, waiting },
    'GET /api/staff/mail': { dead: accounts, waiting: none },
  });

const address = '/admin/portal-settings/mail';
const rows = () =>
  within(screen.getByRole('table', { name: 'Undelivered emails' }))
    .getAllByRole('row')
    .slice(1);

test('emails that were given up are listed, the newest first, and nobody’s address with them', async () => {
  openStaff(address, portal([letter], [invitation]));
  await screen.findByRole('table', { name: 'Undelivered emails' });
  const [first, second] = rows().map((row) => within(row));
  expect(first?.getByText('Invitation to the staff')).toBeVisible();
  expect(first?.getByText('after 1 attempt')).toBeVisible();
  expect(second?.getByText('Confirmation of a submission')).toBeVisible();
  expect(second?.getByText('The address was refused')).toBeVisible();
  expect(second?.getByText('EENVELOPE 550')).toBeVisible();
  expect(second?.getByRole('link', { name: 'Application 12' })).toHaveAttribute(
    'href',
    '/dashboard/applications/12',
  );
  expect(await axe(document.body)).toEqual([]);
});

test('without undelivered emails the page states it, with the number of waiting emails', async () => {
  const waiting = { count: 2, oldest_at: '2026-11-21T06:00:00.000Z' };
  openStaff(address, portal([], [], waiting));
  expect(await screen.findByText('No undelivered emails')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^2 emails are waiting to be sent/);
});

test('an email is sent again by its own service, and leaves the list', async () => {
  const server = portal([letter], [invitation]);
  const { shell } = openStaff(address, server);
  await screen.findByRole('table', { name: 'Undelivered emails' });
  server.answers('POST /api/staff/mail/7/retry', { id: 7, state: 'pending' });
  server.answers('GET /api/staff/mail', { dead: [], waiting: none });
  await userEvent.click(screen.getByRole('button', { name: /Send again : Invitation/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(shell.calls).toContainEqual(['notify', 'info', 'The email is on its way.']);
  expect(server.asked).toContainEqual(
    expect.objectContaining({ method: 'POST', path: '/api/staff/mail/7/retry' }),
  );
});

test('an email that a colleague is sending already is reported', async () => {
  const server = portal([letter], []);
  const { shell } = openStaff(address, server);
  await screen.findByRole('table', { name: 'Undelivered emails' });
  const message = 'This email is already being sent.';
  server.answers('POST /api/admin/mail/7/retry', refusal(409, { message }));
  await userEvent.click(screen.getByRole('button', { name: /Send again/ }));
  await waitFor(() => expect(shell.calls).toContainEqual(['notify', 'error', message]));
});

test('a list that cannot be loaded can be asked for again', async () => {
  const server = portal([letter], []);
  server.answers('GET /api/admin/mail', refusal(503, { message: 'Not now.' }));
  openStaff(address, server);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  server.answers('GET /api/admin/mail', { dead: [letter], waiting: none });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Confirmation of a submission')).toBeVisible();
});

test('a reviewer is not shown it', async () => {
  openStaff(address, portal([letter], []), 'reviewer');
  await waitFor(() => expect(screen.queryByText('Confirmation of a submission')).toBeNull());
});
