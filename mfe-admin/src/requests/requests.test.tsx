import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondaryRequest } from '../api/requests';
import { type FakeServer, fakeServer, openStaff, refusal } from '../testing';
import { axe } from '../testing/axe';

const path = '/api/admin/secondary-application-requests';

const ineza: SecondaryRequest = {
  id: 5,
  application_type: 'intern',
  status: 'pending',
  applicant_name: 'Ineza Mukamana',
  user_email: 'ineza@example.org',
  user_reason: 'I would like to learn more about home care.',
  admin_notes: null,
  reviewed_by: null,
  reviewed_at: null,
  created_at: '2026-11-19T10:00:00.000Z',
  original_application_id: 12,
  created_application_id: null,
};
const approved: SecondaryRequest = {
  ...ineza,
  status: 'approved',
  admin_notes: 'Welcome back.',
  reviewed_by: 'Eric Nshuti',
  reviewed_at: '2026-11-20T09:30:00.000Z',
  created_application_id: 31,
};
const list = (...requests: SecondaryRequest[]) => ({
  requests,
  total: 7,
  pending: 1,
  approved: 4,
  rejected: 2,
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function open(server: FakeServer = fakeServer({ [`GET ${path}`]: list(ineza) }), address = '') {
  const opened = openStaff(`/admin/secondary-requests${address}`, server);
  await screen.findByRole('heading', { level: 1, name: 'Requests' });
  return opened;
}

async function openDialog(kind: 'Approve' | 'Reject', server?: FakeServer) {
  const opened = await open(server);
  await userEvent.click(await screen.findByRole('button', { name: `${kind} the request of Ineza Mukamana` }));
  const dialog = within(screen.getByRole('dialog'));
  return { ...opened, dialog };
}

beforeEach(() => localStorage.clear());

test('the requests are counted, and one that waits is open with its reason and what can be done', async () => {
  await open();
  expect(await screen.findByText('I would like to learn more about home care.')).toBeVisible();
  const main = screen.getByRole('main');
  for (const figure of ['7', '1', '4', '2']) expect(within(main).getByText(figure)).toBeVisible();
  expect(screen.getByRole('link', { name: /View Original Application/ })).toHaveAttribute(
    'href',
    '/dashboard/intern/12',
  );
  expect(screen.queryByRole('link', { name: /View New Application/ })).toBeNull();
  expect(await axe(document.body)).toEqual([]);
});

test('a list that is not complete shows it', async () => {
  const { server } = await open();
  expect(await screen.findByText('1 of 7 shown: at most 500 of each status.')).toBeVisible();
  server.answers(`GET ${path}?status=pending`, list(ineza));
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'pending');
  await waitFor(() => expect(screen.queryByText(/are shown/)).toBeNull());
});

test('an approved request names its reviewer and leads to the new application', async () => {
  await open(fakeServer({ [`GET ${path}`]: list(approved) }));
  await userEvent.click(await screen.findByRole('button', { name: /Ineza Mukamana/ }));
  expect(screen.getByText('Welcome back.')).toBeVisible();
  expect(screen.getByText(/^Eric Nshuti, /)).toBeVisible();
  expect(screen.getByRole('link', { name: /View New Application/ })).toHaveAttribute(
    'href',
    '/dashboard/intern/31',
  );
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('the address filters by status, and the choice stands in the address', async () => {
  const { server } = await open(undefined, '?status=rejected');
  expect(server.asked.some((one) => one.path === `${path}?status=rejected`)).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'approved');
  expect(location.search).toBe('?status=approved');
  await waitFor(() => expect(server.asked.some((one) => one.path === `${path}?status=approved`)).toBe(true));
});

test.each([
  ['of all', '', 'No requests yet'],
  ['of one status', '?status=pending', 'No pending requests'],
])('an empty list %s has a message', async (_story, address, words) => {
  await open(fakeServer({ [`GET ${path}`]: list() }), address);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
});

test('a list that cannot be loaded reports it in its place without a toast, and can be tried again', async () => {
  const server = fakeServer({ [`GET ${path}`]: refusal(503, { message: 'Not now.' }) });
  const { shell } = await open(server);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the requestsNot now.');
  expect(shell.calls).toEqual([]);
  server.answers(`GET ${path}`, list(ineza));
  await press('Retry');
  expect(await screen.findByText('I would like to learn more about home care.')).toBeVisible();
});

test('after a decision the next request that waits is open and has the focus', async () => {
  const grace = {
    ...ineza,
    id: 6,
    applicant_name: 'Grace Uwera',
    user_reason: 'I have time in June again.',
    created_at: '2026-11-20T10:00:00.000Z',
  };
  const server = fakeServer({
    [`GET ${path}`]: list(ineza, grace),
    [`POST ${path}/5/approve`]: { request: approved, application: { id: 31 } },
  });
  const { dialog } = await openDialog('Approve', server);
  const hers = () => screen.getByRole('button', { name: /Grace Uwera.*Pending/ });
  expect(hers()).toHaveAttribute('aria-expanded', 'false');
  server.answers(`GET ${path}`, list(grace, approved));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(hers()).toHaveFocus());
  expect(hers()).toHaveAttribute('aria-expanded', 'true');
});

test('approving shows what will happen, takes notes, and leads back to the request in the new list', async () => {
  const server = fakeServer({
    [`GET ${path}`]: list(ineza),
    [`POST ${path}/5/approve`]: { request: approved, application: { id: 31 } },
  });
  const { dialog, shell } = await openDialog('Approve', server);
  expect(dialog.getByText(/gets a new internship application as a draft/)).toBeVisible();
  expect(dialog.getByText(/ineza@example.org gets an email/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await enter(userEvent, dialog.getByLabelText('Notes (optional)'), ' Welcome back. ');
  server.answers(`GET ${path}`, list(approved));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(server.asked).toContainEqual({
    method: 'POST',
    path: `${path}/5/approve`,
    body: { admin_notes: 'Welcome back.' },
  });
  expect(shell.calls).toContainEqual([
    'notify',
    'success',
    'Request approved. The applicant has a new draft and gets an email.',
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: /Ineza Mukamana.*Approved/ })).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a reason the button looks disabled, and when pressed it shows what is missing', async () => {
  const { dialog, server } = await openDialog('Reject');
  const button = dialog.getByRole('button', { name: 'Reject' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(dialog.getByRole('alert')).toHaveTextContent('Please provide a reason for rejection');
  expect(document.title).toMatch(/^Error: Requests/);
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(
    /Please provide a reason for rejection/,
  );
  expect(server.asked.some((one) => one.method === 'POST')).toBe(false);
  expect(await axe(document.body)).toEqual([]);
});

test('a reason may have up to 1000 characters', async () => {
  const { dialog } = await openDialog('Reject');
  await userEvent.click(dialog.getByLabelText('Reason'));
  await userEvent.paste('a'.repeat(1001));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Reason cannot exceed 1000 characters');
});

test('a rejection that fails keeps the reason, also when the dialog is closed and opened again', async () => {
  const server = fakeServer({
    [`GET ${path}`]: list(ineza),
    [`POST ${path}/5/reject`]: refusal(500, { message: '' }),
  });
  const { dialog, shell } = await openDialog('Reject', server);
  await enter(userEvent, dialog.getByLabelText('Reason'), 'There are no places this year.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to reject request');
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to reject request']);
  expect(dialog.getByLabelText('Reason')).toHaveValue('There are no places this year.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await press('Reject the request of Ineza Mukamana');
  expect(screen.getByLabelText('Reason')).toHaveValue('There are no places this year.');
});

test('an approval that fails without a message of the server shows that it failed', async () => {
  const server = fakeServer({
    [`GET ${path}`]: list(ineza),
    [`POST ${path}/5/approve`]: refusal(500, { message: '' }),
  });
  const { dialog } = await openDialog('Approve', server);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to approve request');
});

test('when the server knows why, its sentence is shown', async () => {
  const message = 'The applicant already has an open application of this kind.';
  const server = fakeServer({
    [`GET ${path}`]: list(ineza),
    [`POST ${path}/5/approve`]: refusal(409, { message }),
  });
  const { dialog } = await openDialog('Approve', server);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test('when somebody else has decided, the decision is shown, the list is loaded again and no word is lost', async () => {
  const server = fakeServer({
    [`GET ${path}`]: list(ineza),
    [`POST ${path}/5/reject`]: refusal(409, {
      message: 'This request has already been decided.',
      request: approved,
    }),
  });
  const { dialog } = await openDialog('Reject', server);
  await enter(userEvent, dialog.getByLabelText('Reason'), 'There are no places this year.');
  server.answers(`GET ${path}`, list(approved));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  const notice = await screen.findByRole('dialog', { name: 'A colleague has already decided' });
  expect(within(notice).getByRole('alert')).toHaveTextContent(/Approved by Eric Nshuti/);
  expect(within(notice).getByRole('alert')).toHaveTextContent('Welcome back.');
  expect(within(notice).getByText('There are no places this year.')).toBeVisible();
  await userEvent.click(within(notice).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('button', { name: /Ineza Mukamana.*Approved/ })).toHaveFocus());
});

test('a reviewer reads that the page is not part of the role', async () => {
  openStaff('/admin/secondary-requests', fakeServer(), 'reviewer');
  expect(await screen.findByRole('heading', { name: 'This page is not part of your role' })).toBeVisible();
});
