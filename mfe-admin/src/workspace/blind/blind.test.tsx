import '@testing-library/jest-dom';
import { blindMessages, readingMessages } from '@portal/contract-svc-applications-v1';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { sampleBlind, sampleToRead, sampleToReadPage } from '../../testing/sample-blind';
import { colleagues, sampleReading } from '../../testing/sample-reading';

const since = '2026-11-20T09:00:00.000Z';
const hidden = [
  { programme: 'intern', hidden_since: since, hidden_by: 'Aline Uwera' },
  { programme: 'visitor', hidden_since: null, hidden_by: null },
];
const shown = hidden.map((one) => ({ ...one, hidden_since: null, hidden_by: null }));

const portal = (programmes: object[] = hidden) =>
  fakeServer({
    'GET /api/admin/blind': { programmes },
    'GET /api/admin/blind/applications': sampleToReadPage([
      sampleToRead(12),
      sampleToRead(15, { sheet: 'sent' }),
    ]),
    'GET /api/admin/blind/applications/12': sampleBlind(12, { next: 15 }),
    'GET /api/admin/blind/applications/15': sampleBlind(15, { previous: 12 }),
    'GET /api/admin/applications/12/reading': sampleReading(),
    'GET /api/admin/applications/15/reading': sampleReading(),
    'GET /api/admin/colleagues': { colleagues },
    'GET /api/admin/notifications': { notifications: [], unread_count: 0, next_before: null },
  });
const open = (address: string, server = portal()) => openStaff(address, server, 'reviewer');

test('a reviewer finds by their references what is read without names, and opens one', async () => {
  open('/admin/blind');
  const table = within(await screen.findByRole('table', { name: 'Applications for internships, anonymous' }));
  expect(table.getByRole('link', { name: 'INT-012' })).toHaveAttribute('href', '/admin/blind/12');
  expect(table.getByText('Sent')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(table.getByRole('link', { name: 'INT-012' }));
  expect(await screen.findByRole('heading', { name: 'INT-012', level: 1 })).toHaveFocus();
});

test('the answers are read, with what is hidden and until when; keys lead on', async () => {
  open('/admin/blind/12');
  expect(await screen.findByText('[hidden] wants to learn.')).toBeVisible();
  expect(screen.getByText('Names are hidden')).toBeVisible();
  expect(screen.getByText(/until an administrator shows them again/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Fill in my score sheet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose labels' })).toBeNull();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'INT-015', level: 1 })).toBeVisible();
  await userEvent.keyboard('k');
  expect(await screen.findByRole('heading', { name: 'INT-012', level: 1 })).toBeVisible();
});

test.each([
  ['/dashboard/intern/12', 'of its programme'],
  ['/dashboard/applications/12', 'of its number'],
])('%s, the address %s, leads there while names are hidden', async (address) => {
  const refused = refusal(403, { message: blindMessages.namesHidden, names_hidden: true });
  const { shell } = open(address, portal().answers('GET /api/admin/applications/12', refused));
  expect(await screen.findByText('[hidden] wants to learn.')).toBeVisible();
  expect(shell.calls.filter(([kind]) => kind === 'notify')).toEqual([]);
});

test('reviewers see where these applications are; administrators find them in the lists', async () => {
  open('/admin/notifications');
  expect(await screen.findByText('Names of internships are hidden')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to anonymous review' })).toHaveAttribute(
    'href',
    '/admin/blind',
  );
});

test('while names are shown there is no notice, and the page states it', async () => {
  open('/admin/blind', portal(shown));
  expect(await screen.findByText('No programme is in anonymous review now')).toBeVisible();
});

test('an empty list has a message, for oneself and for all', async () => {
  open('/admin/blind', portal().answers('GET /api/admin/blind/applications', sampleToReadPage([])));
  expect(await screen.findByText('No applications are assigned to you yet')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByText('Nothing to read here')).toBeVisible();
});

test('a list that fails is reported', async () => {
  open('/admin/blind', portal().answers('GET /api/admin/blind/applications', refusal(503)));
  expect(await screen.findByText('The applications could not be loaded')).toBeVisible();
});

test.each([
  [403, readingMessages.knows, 'You cannot read this application'],
  [409, blindMessages.notHidden, 'Names are shown again'],
  [503, 'Please try again.', 'The application could not be loaded'],
])('%d: %s', async (status, message, title) => {
  open(
    '/admin/blind/12',
    portal().answers('GET /api/admin/blind/applications/12', refusal(status, { message })),
  );
  expect(await screen.findByText(title)).toBeVisible();
});
