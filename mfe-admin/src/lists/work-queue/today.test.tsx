import '@testing-library/jest-dom';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Waiting } from '../../api/today';
import { fakeServer, openStaff, refusal, stats } from '../../testing';
import { axe } from '../../testing/axe';
import { watchFor, wishForMotion } from '../../testing/motion';
import { sampleBoard } from '../../testing/sample-board';
import { sampleLinked, sampleToday, sampleWaiting } from '../../testing/sample-today';
import { howLong, whyWaiting } from './words';

const TODAY = 'GET /api/admin/today';
const waiting = [
  sampleWaiting('submitted', 12, 'Ineza Mukamana', 5),
  sampleWaiting('letter', 11, 'Eric Nshuti', 2),
  sampleWaiting('answered', 10, 'Divine Uwase', 1),
  sampleWaiting('request', 9, 'Aline Ingabire', 0),
];
const order = '?list=todo&ids=12,11,10';
const totals = { submitted: 14, answered: 1, letters: 1, requests: 1, mails: 0 };
const full = sampleToday({ waiting, totals });
const list = () => screen.findByRole('list', { name: 'To do, oldest first' });
const region = () => within(screen.getByRole('region', { name: 'To do' }));

test.each(['/dashboard', '/admin'])(
  '%s opens on what waits, the oldest first, each with its way',
  async (at) => {
    openStaff(at, fakeServer({ [TODAY]: full }));
    const links = within(await list()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        'Ineza Mukamana INT-012Submitted, not opened yetWaiting since: 5 days',
        `/dashboard/intern/12${order}`,
      ],
      [
        'Eric Nshuti INT-011Letter from Dr Jean Bosco arrivedWaiting since: 2 days',
        `/dashboard/intern/11${order}`,
      ],
      [
        'Divine Uwase INT-010Sent the information requestedWaiting since: 1 day',
        `/dashboard/intern/10${order}`,
      ],
      ['Aline Ingabire INT-009Asks to apply againWaiting since: now', '/admin/secondary-requests'],
    ]);
    const nav = within(screen.getByRole('navigation', { name: 'Staff area' }));
    expect(nav.getByRole('link', { name: 'Dashboard , 17 waiting' })).toHaveAttribute('href', '/dashboard');
    expect(await axe(document.body)).toEqual([]);
  },
);

test('administrators read which stored numbers cannot be dialled, and what was probably meant', async () => {
  const number = {
    id: 12,
    type: 'intern',
    applicant_name: 'Ineza Mukamana',
    owner: 'referee',
    phone: '250254712345678',
    meant: '254712345678',
  };
  const found = { numbers: [number], before: null };
  openStaff('/dashboard', fakeServer({ 'GET /api/admin/doubtful-phones': found }));
  await userEvent.click(await screen.findByText('1 phone number to check'));
  const line = screen.getByText(/probably \+254712345678/);
  expect(line).toHaveTextContent('Ineza Mukamana, referee: +250254712345678');
  expect(within(line).getByRole('link')).toHaveAttribute('href', '/dashboard/intern/12');
});

test('the arrow keys lead from one line to the next', async () => {
  openStaff('/dashboard', fakeServer({ [TODAY]: full }));
  const [first, second] = within(await list()).getAllByRole('link');
  first?.focus();
  fireEvent.keyDown(first as Element, { key: 'ArrowDown' });
  expect(second).toHaveFocus();
  fireEvent.keyDown(second as Element, { key: 'ArrowUp' });
  expect(first).toHaveFocus();
  fireEvent.keyDown(first as Element, { key: 'ArrowUp' });
  expect(first).toHaveFocus();
});

test.each([
  ['/admin', '/admin/visitor-applications', '/admin/intern-applications'],
  ['/dashboard', '/dashboard/visitor', '/dashboard/intern'],
])('%s leads to the lists in which it all stands', async (address, visits, internships) => {
  const counts = { unread_notifications: 5, pending_requests: 2 };
  openStaff(address, fakeServer({ 'GET /api/admin/stats': stats, 'GET /api/admin/unread-counts': counts }));
  const lines = async () =>
    within(await screen.findByRole('list', { name: 'Overview' })).getAllByRole('listitem');
  await waitFor(async () => expect(await lines()).toHaveLength(4));
  expect((await lines()).map((line) => line.textContent)).toEqual([
    'Visitor Applications 6 submitted, none new to you',
    'Intern Applications 25 submitted, 4 new to you',
    'Requests 2 pending',
    'Notifications 5 unread',
  ]);
  const oldestFirst = '?status=submitted&sort=submitted_date';
  const links = region().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
    visits + oldestFirst,
    internships + oldestFirst,
  ]);
});

test('a completed line is seen to go, out of reach, before the page shows that nothing waits', async () => {
  wishForMotion(true);
  try {
    const [line] = waiting;
    const { server } = openStaff(
      '/dashboard',
      fakeServer({ [TODAY]: sampleToday({ waiting: [line as Waiting] }) }),
    );
    const row = within(await list()).getByRole('listitem');
    server.answers(TODAY, sampleToday());
    const nav = within(screen.getByRole('navigation', { name: 'Staff area' }));
    await userEvent.click(nav.getByRole('link', { name: /^Intern Applications/ }));
    const leaving = watchFor('.p-waiting > .p-leaving', (line) => ({
      isInert: line.hasAttribute('inert'),
      isEmpty: screen.queryByText('Nothing new') !== null,
    }));
    await userEvent.click(nav.getByRole('link', { name: /^Dashboard/ }));
    expect(row).not.toBeInTheDocument();
    await waitFor(() => expect(leaving.found).toEqual({ isInert: true, isEmpty: false }));
    expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
    expect(document.querySelector('.p-waiting')).toBeNull();
  } finally {
    wishForMotion(false);
  }
});

test('the page shows that nothing waits', async () => {
  openStaff('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
});

const first = { name: 'Before people apply' };

test('administrators of an empty portal are led to what they can arrange first', async () => {
  openStaff('/dashboard', fakeServer({ 'GET /api/admin/stats': { ...stats, total: 0 } }));
  const card = (await screen.findByRole('heading', first)).closest('.p-card');
  const links = within(card as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Set dates', '/admin/portal-settings/rounds'],
    ['Invite colleagues', '/admin/portal-settings/staff'],
    ['Read the emails', '/admin/portal-settings/mail-words'],
    ['Check the rules', '/admin/portal-settings'],
  ]);
  expect(await axe(document.body)).toEqual([]);
});

test('reviewers, and administrators with applications, are not', async () => {
  openStaff('/dashboard', fakeServer({ 'GET /api/admin/stats': { ...stats, total: 0 } }), 'reviewer');
  await screen.findByRole('heading', { name: 'Nothing new' });
  expect(screen.queryByRole('heading', first)).toBeNull();
  cleanup();
  openStaff('/dashboard', fakeServer({ 'GET /api/admin/stats': stats }));
  await screen.findByRole('list', { name: 'Overview' });
  expect(screen.queryByRole('heading', first)).toBeNull();
});

test('a failed load shows why, and is tried again', async () => {
  const { server } = openStaff('/dashboard', fakeServer({ [TODAY]: refusal(503, { message: 'Busy.' }) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your to-do list could not be loadedBusy.');
  server.answers(TODAY, full);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(within(await list()).getAllByRole('link')).toHaveLength(4);
});

test('the week stands in a table, too, beside what colleagues did', async () => {
  const act = {
    id: 1,
    action: 'status_changed' as const,
    actor: { id: 2, name: 'Eric Nshuti', role: 'reviewer' },
    at: new Date().toISOString(),
    details: { from: 'submitted', to: 'approved' },
    application_id: 12,
    application_type: 'intern' as const,
    applicant_name: 'Ineza Mukamana',
  };
  openStaff('/dashboard', fakeServer({ [TODAY]: sampleToday({ acts: [act] }) }));
  const rows = within(await screen.findByRole('table', { name: 'Last 7 days' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent)).slice(0, 2)).toEqual([
    ['Day', 'Submitted', 'Decided'],
    [expect.stringContaining('17'), '3', '0'],
  ]);
  expect(
    screen.getByText((_, line) =>
      Boolean(
        line?.tagName === 'LI' &&
          line.textContent === 'Eric Nshuti set INT-012 of Ineza Mukamana from Submitted to ApprovedJust now',
      ),
    ),
  ).toBeVisible();
});

test('who left applications unread is told, with the way to these alone', async () => {
  const left_readers = [{ id: 17, name: 'Ann Keza', applications: 3 }];
  openStaff('/dashboard', fakeServer({ [TODAY]: sampleToday({ waiting: [], left_readers }) }));
  const line = await screen.findByRole('link', { name: 'Ann Keza left: 3 applications need another reader' });
  expect(line).toHaveAttribute('href', '/admin/applications?reader=left');
  expect(screen.queryByText('Nothing to do')).toBeNull();
});

const trouble = () => screen.findByRole('list', { name: 'Needs attention' });

test('administrators see mails that were given up, and modules in trouble', async () => {
  const dead = {
    id: 3,
    kind: 'password-reset',
    application_id: null,
    attempts: 24,
    last_error_code: 'EENVELOPE 550',
    created_at: '2026-11-20T08:00:00.000Z',
    failed_at: '2026-11-21T06:00:00.000Z',
  };
  openStaff(
    '/dashboard',
    fakeServer({
      [TODAY]: sampleToday({ totals: { ...totals, mails: 2 } }),
      'GET /api/staff/mail': { dead: [dead], waiting: { count: 0, oldest_at: null } },
      'GET /api/admin/modules': sampleBoard(),
    }),
  );
  await waitFor(async () => {
    const lines = within(await trouble()).getAllByRole('link');
    expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
      ['3 emails could not be delivered', '/admin/portal-settings/mail'],
      ['Modules with problems: Staff area, svc-reports', '/admin/modules'],
    ]);
  });
});

test('what could not be checked is reported, with the page to look at', async () => {
  openStaff(
    '/dashboard',
    fakeServer({ 'GET /api/staff/mail': refusal(503), 'GET /api/admin/modules': refusal(503) }),
  );
  await waitFor(async () => expect(within(await trouble()).getAllByRole('link')).toHaveLength(2));
  expect(await trouble()).toHaveTextContent('Could not check the modules');
});

test('a reviewer sees neither', async () => {
  const { server } = openStaff(
    '/dashboard',
    fakeServer({ [TODAY]: sampleToday({ totals: { ...totals, requests: null, mails: null } }) }),
    'reviewer',
  );
  await screen.findByRole('heading', { name: 'Nothing new' });
  expect(server.asked.map(({ path }) => path)).not.toContain('/api/admin/modules');
  expect(screen.queryByRole('list', { name: 'Needs attention' })).toBeNull();
});

test('the waiting time is shown in a few characters', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const since = (minutes: number) => howLong(new Date(now - minutes * 60_000).toISOString(), now);
  expect([0, 5, 180, 1440, 4320].map(since)).toEqual(['now', '5 min', '3 h', '1 day', '3 days']);
});

test('a kind that only a newer service knows is new', () => {
  expect(whyWaiting({ ...(waiting[0] as (typeof waiting)[0]), kind: 'later' as 'letter' })).toBe('New');
});

test('decisions that were not sent, and places that nobody was offered, lead to where that is put right', async () => {
  const today = sampleToday({
    kept: [
      {
        ...{ id: 3, by: 'Joel Kamau', status: 'approved', why: 'full' },
        application: sampleLinked(12, 'Ineza Mukamana'),
      },
    ],
    free_places: [
      { programme: 'intern', count: 2, because: 'off' },
      { programme: 'visitor', count: 1, because: 'clash' },
    ],
  });
  openStaff('/dashboard', fakeServer({ [TODAY]: today }));
  const lines = within(await screen.findByRole('list', { name: 'Not done' })).getAllByRole('link');
  expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
    [
      'Ineza Mukamana INT-012: The decision by Joel Kamau (Approved) was not sent: the places for its days are taken. Undo it and send another one.',
      '/dashboard/intern/12',
    ],
    [
      'Internship: 2 places are free for the waiting list. Offer them to the next.',
      '/admin/waiting-list?programme=intern',
    ],
    [
      'Visit: 1 free place could not be offered automatically. See why on the waiting list.',
      '/admin/waiting-list?programme=visitor',
    ],
  ]);
});
