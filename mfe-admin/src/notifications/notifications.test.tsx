import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal, sampleNotification } from '../testing';

const eric = { userId: 8, name: 'Eric Nshuti' };
const news = [
  sampleNotification(1),
  sampleNotification(2, eric),
  sampleNotification(3),
  sampleNotification(4, { is_read: true }),
];
const LIST = 'GET /api/admin/notifications';
const LATEST = 'GET /api/admin/notifications/latest';

const portal = (notifications = news, unread_count = 3) =>
  fakeServer({
    [LIST]: { notifications, unread_count, next_before: null },
    [LATEST]: { notifications, unread_count },
    'POST /api/admin/notifications/mark-all-read': { message: 'Marked.', marked: 3 },
    'POST /api/admin/notifications/1/read': { is_read: true, unread_count: 2 },
    'POST /api/admin/notifications/3/read': { is_read: true, unread_count: 1 },
  });
const main = () => within(screen.getByRole('main'));
const group = async (name: string) => within((await main().findByText(name)).closest('li') as HTMLElement);

test('notifications stand by applicant, with what is new and how long ago', async () => {
  openStaff('/admin/notifications', portal());
  const ineza = await group('Ineza Mukamana');
  expect(ineza.getByText('2 new')).toBeVisible();
  expect(ineza.getByText('3 activities')).toBeVisible();
  expect(ineza.getAllByText('10 minutes ago')[0]).toBeVisible();
  expect((await group('Eric Nshuti')).getByText('1 new')).toBeVisible();
  await userEvent.click(ineza.getByRole('button', { name: 'Notifications about Ineza Mukamana' }));
  expect(ineza.getAllByRole('link', { name: /View/ })).toHaveLength(3);
  expect(ineza.getAllByRole('link', { name: /View/ })[0]).toHaveAttribute(
    'href',
    '/admin/intern-applications?highlight=12',
  );
});

test('a period is asked of the server', async () => {
  const { server } = openStaff('/admin/notifications', portal());
  await group('Eric Nshuti');
  server.answers(`${LIST}?period=week`, { notifications: [], unread_count: 0, next_before: null });
  await userEvent.click(screen.getByRole('button', { name: 'This Week' }));
  expect(await screen.findByText("You're all caught up!")).toBeVisible();
  expect(screen.getByRole('button', { name: 'This Week' })).toHaveAttribute('aria-pressed', 'true');
  expect(location.search).toBe('?period=week');
});

test('the address contains the period; today begins at midnight where the reader is', async () => {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const at = (ms: number) => ({ created_at: new Date(ms).toISOString() });
  const server = portal([
    sampleNotification(9, { ...eric, ...at(midnight + 1) }),
    sampleNotification(8, at(midnight - 1)),
  ]);
  openStaff('/admin/notifications?period=today', server);
  await group('Eric Nshuti');
  expect(screen.getByText('Track application updates and user activities')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  expect(main().queryByText('Ineza Mukamana')).toBeNull();
  expect(server.asked.some(({ path }) => path === '/api/admin/notifications?period=week')).toBe(true);
});

test('marking one applicant as read is a call for each unread notification', async () => {
  const { server, shell } = openStaff('/admin/notifications', portal());
  await userEvent.click((await group('Ineza Mukamana')).getByRole('button', { name: /Mark read/ }));
  await waitFor(() =>
    expect(shell.calls).toContainEqual(['notify', 'success', 'Marked 2 notification(s) as read']),
  );
  const marked = server.asked.filter(({ path }) => path.endsWith('/read')).map(({ path }) => path);
  expect(marked).toEqual(['/api/admin/notifications/1/read', '/api/admin/notifications/3/read']);
  await waitFor(() =>
    expect(server.asked.filter(({ path }) => path === '/api/admin/unread-counts').length).toBeGreaterThan(1),
  );
});

test('all are marked at once, and a failure is reported', async () => {
  const { server, shell } = openStaff('/admin/notifications', portal());
  await group('Ineza Mukamana');
  await userEvent.click(main().getByRole('button', { name: 'Mark All Read' }));
  await waitFor(() =>
    expect(shell.calls).toContainEqual(['notify', 'success', 'All notifications marked as read']),
  );
  server.answers('POST /api/admin/notifications/mark-all-read', refusal(500));
  await userEvent.click(main().getByRole('button', { name: 'Mark All Read' }));
  await waitFor(() =>
    expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to mark notifications as read']),
  );
});

test('notifications that cannot be loaded are reported in their place', async () => {
  const { shell } = openStaff('/admin/notifications', portal().answers(LIST, refusal(503)));
  expect(await screen.findByText('Failed to load notifications')).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to load notifications']);
});

test('older ones are shown when asked for', async () => {
  const { server } = openStaff(
    '/admin/notifications',
    portal().answers(LIST, { notifications: [news[0]], unread_count: 3, next_before: 1 }),
  );
  await group('Ineza Mukamana');
  server.answers(`${LIST}?period=all&before=1`, {
    notifications: [news[1]],
    unread_count: 3,
    next_before: null,
  });
  await userEvent.click(main().getByRole('button', { name: 'Show older notifications' }));
  expect(await main().findByText('Eric Nshuti')).toBeVisible();
});

describe('the bell', () => {
  const bell = () => screen.findByRole('button', { name: /^Latest notifications/ });

  test('shows how many are unread, as 9+ above nine', async () => {
    openStaff('/admin', portal(news, 12));
    await waitFor(async () => expect(await bell()).toHaveAccessibleName('Latest notifications, 12 unread'));
    expect(await bell()).toHaveTextContent('9+');
  });

  test('opens the latest, and a View link leads to the row', async () => {
    openStaff('/admin', portal());
    await userEvent.click(await bell());
    const panel = within(document.getElementById('bell-panel') as HTMLElement);
    await userEvent.click(await panel.findByRole('button', { name: 'Notifications about Eric Nshuti' }));
    await userEvent.click(panel.getByRole('link', { name: 'View the application of Eric Nshuti' }));
    expect(location.pathname).toBe('/admin/intern-applications');
    expect(await bell()).toHaveAttribute('aria-expanded', 'false');
  });

  test('marks all as read without a word', async () => {
    const { server, shell } = openStaff('/admin', portal());
    await userEvent.click(await bell());
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() =>
      expect(server.asked.filter(({ path }) => path.endsWith('/latest')).length).toBeGreaterThan(1),
    );
    expect(shell.calls.filter(([kind]) => kind === 'notify')).not.toContainEqual([
      'notify',
      'success',
      'All notifications marked as read',
    ]);
  });

  test('is silent when it cannot ask', async () => {
    const { shell } = openStaff('/admin', portal().answers(LATEST, refusal(503)));
    expect(await bell()).toHaveAccessibleName('Latest notifications');
    expect(shell.calls.filter(([, kind]) => kind === 'error')).not.toContainEqual([
      'notify',
      'error',
      'Failed to load notifications',
    ]);
  });
});
