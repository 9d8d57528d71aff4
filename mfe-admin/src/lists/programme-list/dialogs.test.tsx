import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeServer,
  openStaff,
  previewed,
  refusal,
  samplePage,
  sampleReview,
  sampleRow,
  sampleSent,
} from '../../testing';

const ineza = sampleRow(12, { applicant_name: 'Ineza Mukamana' });
const LIST = 'GET /api/applications/intern';
const DETAIL = 'GET /api/admin/applications/12';

async function open(action: RegExp, replies: Record<string, unknown> = {}, role = 'admin') {
  const server = fakeServer({
    [LIST]: samplePage([ineza]),
    [DETAIL]: { review: sampleReview(ineza) },
    'POST /api/admin/bulk-acts/preview': { applications: [previewed(12, { language: 'fr' })] },
    ...replies,
  });
  const opened = openStaff('/admin/intern-applications', server, role);
  await userEvent.click(await screen.findByRole('button', { name: action }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

beforeEach(() => localStorage.clear());

test('the details stand in tabs under who and what it is', async () => {
  const { dialog } = await open(/View Details/);
  expect(dialog.getByRole('heading', { name: 'Application Details' })).toBeVisible();
  expect(dialog.getByText('INT-012')).toBeVisible();
  const tabs = (await dialog.findAllByRole('tab')).map((tab) => tab.textContent);
  expect(tabs).toEqual([
    'Personal',
    'Education',
    'Interests',
    'Languages',
    'Availability',
    'Experience',
    'References',
    'Documents',
  ]);
  await userEvent.click(dialog.getByRole('tab', { name: 'Education' }));
  expect(dialog.getByText('University of Rwanda')).toBeVisible();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the reading desk goes on with the list that the details were opened from', async () => {
  const server = fakeServer({ [LIST]: samplePage([ineza]), [DETAIL]: { review: sampleReview(ineza) } });
  openStaff('/admin/intern-applications?status=submitted&sort=applicant_name&page=1', server);
  await userEvent.click(await screen.findByRole('button', { name: /View Details/ }));
  expect(await screen.findByRole('link', { name: 'Open for review' })).toHaveAttribute(
    'href',
    '/dashboard/intern/12?status=submitted&sort=applicant_name',
  );
});

test('details that could not be loaded are tried again', async () => {
  const { dialog, server, shell } = await open(/View Details/, { [DETAIL]: refusal(503) });
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load detailed application data');
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to load detailed application data']);
  server.answers(DETAIL, { review: sampleReview(ineza) });
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('tab', { name: 'Personal' })).toBeVisible();
});

test('feedback is shown and hidden, and once sent the list is asked for anew', async () => {
  const { dialog, server } = await open(/View Details/, {
    'POST /api/feedback/preview': { to: 'a@example.org', subject: 'News', text: 'Hello' },
    'POST /api/feedback': sampleSent(),
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Send Feedback' }));
  expect(dialog.getByRole('button', { name: 'Hide Feedback' })).toBeVisible();
  expect(dialog.getByLabelText('New status')).toHaveFocus();
  await userEvent.selectOptions(dialog.getByLabelText('New status'), 'approved');
  await enter(userEvent, dialog.getByLabelText('Message to the applicant'), 'Welcome to the team.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Feedback' }));
  server.answers(LIST, samplePage([{ ...ineza, status: 'approved' }]));
  await userEvent.click(await dialog.findByRole('button', { name: 'Confirm and send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Approved', { selector: '.p-chip' })).toBeVisible();
});

test('a decision that takes the row out of the list leaves the focus at its heading', async () => {
  const { dialog, server } = await open(/Edit Application Status/, {
    'POST /api/feedback/preview': { to: 'a@example.org', subject: 'News', text: 'Hello' },
    'POST /api/feedback': sampleSent(),
  });
  await userEvent.selectOptions(dialog.getByLabelText('New status'), 'approved');
  await enter(userEvent, dialog.getByLabelText('Message to the applicant'), 'Welcome to the team.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Feedback' }));
  server.answers(LIST, samplePage([]));
  await userEvent.click(await dialog.findByRole('button', { name: 'Confirm and send' }));
  await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a status is edited with the message that goes out', async () => {
  const { dialog, server } = await open(/Edit Application Status/, {
    'POST /api/feedback/preview': { to: 'a@example.org', subject: 'News', text: 'Hello' },
    'POST /api/feedback': sampleSent(),
  });
  await userEvent.selectOptions(dialog.getByLabelText('New status'), 'rejected');
  await enter(userEvent, dialog.getByLabelText('Message to the applicant'), 'Thank you for applying.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Feedback' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Confirm and send' }));
  expect(server.asked.find(({ path }) => path === '/api/feedback')?.body).toEqual({
    application_id: 12,
    status: 'rejected',
    message: 'Thank you for applying.',
    version: 3,
  });
});

test('saved replies in the language of the applicant come first in the dialog of a row, too', async () => {
  const reply = { version: 1, status: null, changed_by: 'Eric', updated_at: '2026-11-20T08:00:00.000Z' };
  const replies = [
    { ...reply, id: 1, language: 'en', name: 'Welcome', text: 'Welcome, {name}!' },
    { ...reply, id: 2, language: 'fr', name: 'Bienvenue', text: 'Bienvenue, {name} !' },
  ];
  const { dialog, server } = await open(/Edit Application Status/, {
    'GET /api/admin/saved-replies': { replies },
  });
  await waitFor(() => expect(server.asked.some(({ path }) => path.includes('bulk-acts'))).toBe(true));
  await userEvent.click(dialog.getByRole('button', { name: 'Saved replies' }));
  await screen.findByRole('option', { name: /Welcome/ });
  const list = within(screen.getByRole('listbox', { name: 'Saved replies' }));
  expect(list.getAllByRole('option').map((one) => one.textContent)).toEqual(['Bienvenue', 'WelcomeEnglish']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(dialog.getByLabelText('Message to the applicant')).toHaveValue('Bienvenue, Ineza Mukamana !'),
  );
});

test('a reviewer is offered feedback, and no editing', async () => {
  const abilities = { view: true, edit: false, upload: false, decide: true };
  const { dialog } = await open(
    /View Details/,
    { [DETAIL]: { review: sampleReview(ineza, { abilities }) } },
    'reviewer',
  );
  expect(await dialog.findByRole('button', { name: 'Send Feedback' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Edit Application' })).toBeNull();
});

test('an administrator edits the application from its details', async () => {
  const { dialog } = await open(/View Details/);
  await userEvent.click(await dialog.findByRole('button', { name: 'Edit Application' }));
  expect(await screen.findByRole('dialog', { name: /^Edit/ })).toBeVisible();
});
