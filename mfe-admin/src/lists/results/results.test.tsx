import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Release, Results } from '../../api/results';
import { type FakeServer, fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { sampleLinked } from '../../testing/sample-today';

const LIST = 'GET /api/admin/results';
const RELEASE = 'POST /api/admin/results/releases';

const result = (id: number, name: string, status: 'approved' | 'rejected' = 'approved') => ({
  ...{ id, status, type: 'approval' as const, message: 'Welcome to the team.', version: 1, releasing: false },
  ...{ prepared_by: 'Joel Kamau', prepared_at: '2026-11-21T09:00:00.000Z', round_id: null },
  application: sampleLinked(id + 100, name),
  application_status: 'submitted' as const,
});

const release = (more: Partial<Release> = {}): Release => ({
  ...{ id: 5, state: 'going', total: 2, sent: 0, waiting: 2, kept: 0, left_out: 0, mails_waiting: 0 },
  ...{ released_by: 'Grace Mutoni', released_at: '2026-11-21T10:00:00.000Z', ended_at: null },
  ...{ stopped_by: null, why: null },
  ...more,
});

function listOf(rows: ReturnType<typeof result>[], releases: Release[] = []): Results {
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const counts = {
    total: rows.length,
    'in-review': 0,
    approved: count('approved'),
    rejected: count('rejected'),
  };
  return {
    results: rows,
    counts,
    by_programme: rows.length > 0 ? [{ type: 'intern', ...counts }] : [],
    by_round: [],
    seen: rows.map(({ id, version, status }) => ({ id, version, status, type: 'intern' })),
    authors: [{ id: 9, name: 'Joel Kamau' }],
    pagination: { current_page: 1, last_page: 1, per_page: 50, total: rows.length },
    releases,
  } as Results;
}

const rows = [result(1, 'Ineza Mukamana'), result(2, 'Eric Nshuti'), result(3, 'Divine Uwase', 'rejected')];
const portal = () => fakeServer({ [LIST]: listOf(rows) });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodyOf = (server: FakeServer) =>
  server.asked.find(({ path }) => path === '/api/admin/results/releases')?.body;

// Otherwise a decision undone in one test would appear in the form of the next.
afterEach(() => localStorage.clear());

test('results are counted, one is taken out, and the question names what goes out', async () => {
  const { server } = openStaff('/admin/results', portal());
  expect(await screen.findByText('3 prepared decisions')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Release the decision on INT-102' }));
  await press('Release 2 results now');
  const question = within(screen.getByRole('dialog', { name: 'Release 2 results?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 Approved',
    '1 Rejected',
  ]);
  expect(question.getByText('1 prepared decision is not part of this release.')).toBeVisible();
  const going = release();
  server
    .answers(RELEASE, { release: going })
    .answers(LIST, listOf([result(2, 'Eric Nshuti')], [going]))
    .answers('GET /api/admin/results/releases/5', { release: going, waiting: [], left_out: [] });
  await userEvent.click(question.getByRole('button', { name: 'Release 2 results now' }));
  expect(await screen.findByText('Results are being sent')).toBeVisible();
  expect(bodyOf(server)).toMatchObject({
    items: [
      { id: 1, version: 1 },
      { id: 3, version: 1 },
    ],
  });
});

test('what has changed meanwhile is not released, and the question says so', async () => {
  const { server } = openStaff('/admin/results', portal());
  await press('Release 3 results now');
  const sentence =
    'Some of these decisions have changed since you opened the page. Look at them again before you release.';
  server.answers(RELEASE, refusal(409, { message: sentence }));
  const question = within(screen.getByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Release 3 results now' }));
  expect(await question.findByRole('alert')).toHaveTextContent(sentence);
});

test('an email is shown as it will go out, and a decision is taken back', async () => {
  const { server, shell } = openStaff('/admin/results', portal());
  server.answers('GET /api/feedback/prepared/1/mail', {
    ...{ to: 'ineza@example.org', subject: 'Approved', text: 'Dear Ineza' },
  });
  await press('Show email to Ineza Mukamana');
  expect(await screen.findByText('Dear Ineza')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  const { application: _, application_status: __, round_id: ___, ...prepared } = result(1, '');
  server.answers('POST /api/feedback/prepared/1/take-back', { prepared, message: 'It was taken back.' });
  server.answers(LIST, listOf(rows.slice(1)));
  await press('Undo the decision on INT-101');
  await waitFor(() => expect(shell.calls).toContainEqual(['notify', 'success', 'It was taken back.']));
  expect(await screen.findByText('2 prepared decisions')).toBeVisible();
});

test('the places of a round stand beside what is approved for it, and its results are chosen', async () => {
  const counts = { total: 3, 'in-review': 0, approved: 2, rejected: 1 };
  const autumn = { id: 4, programme: 'intern', names: { en: 'Autumn' }, places: 1, over: 1, ...counts };
  const spring = { ...autumn, id: 5, names: { en: 'Spring' }, places: null, over: 0 };
  const of = (round_id: number | null) => ({ ...rows[0], round_id }) as unknown as (typeof rows)[number];
  const list = { ...listOf([of(4), ...rows.slice(1)]), by_round: [autumn, spring] };
  const { server } = openStaff('/admin/results', fakeServer({ [LIST]: list }));
  const rounds = within(await screen.findByRole('list', { name: 'Approved by round' }));
  expect(rounds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Autumn: 2 approved for 1 place. 1 over.',
    'Spring: 2 approved.',
  ]);
  expect(screen.getByRole('row', { name: /Ineza Mukamana INT-101 Autumn/ })).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Round' }), 'Autumn');
  await waitFor(() => expect(server.asked.at(-1)?.path).toBe('/api/admin/results?round=4'));
});

test('an offer stands beside its decision, and comes back into the form when it is undone', async () => {
  const offer = {
    ...{
      from: '2027-06-01',
      until: '2027-08-30',
      participants: 1,
      place: 'Huye',
      reply_by: '2027-05-01T17:00',
    },
    ...{ conditions: null, clash_reason: null },
  };
  const offered = { ...(rows[0] as (typeof rows)[number]), offer };
  const { server } = openStaff('/admin/results', fakeServer({ [LIST]: listOf([offered]) }));
  expect(await screen.findByText(/^Offers .*2027 to .*2027/)).toBeVisible();
  const { application: _, application_status: __, round_id: ___, ...prepared } = offered;
  server.answers('POST /api/feedback/prepared/1/take-back', { prepared, message: 'It was taken back.' });
  await press('Undo the decision on INT-101');
  await waitFor(() => {
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).toMatch(/staff:feedback.*replyDay[\\":]*2027-05-01/);
  });
});

test('without rounds the page shows nothing about rounds', async () => {
  openStaff('/admin/results', portal());
  expect(await screen.findByText('3 prepared decisions')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Round' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Approved by round' })).toBeNull();
});

test('a release that goes on is stopped, and names what was left out', async () => {
  const going = release({ sent: 1, waiting: 1, mails_waiting: 1 });
  const item = {
    prepared_id: 2,
    application: sampleLinked(102, 'Eric Nshuti'),
    status: 'approved',
    why: null,
  };
  const details = (one: Release, left_out: object[] = []) => ({
    release: one,
    waiting: one.waiting > 0 ? [{ ...item, state: 'waiting', by: null }] : [],
    left_out,
  });
  const ADDRESS = 'GET /api/admin/results/releases/5';
  const { server } = openStaff(
    '/admin/results',
    fakeServer({ [LIST]: listOf([], [going]), [ADDRESS]: details(going) }),
  );
  expect(await screen.findByText('1 of 2 sent')).toBeVisible();
  expect(screen.getByText('1 email waits for the mail server.')).toBeVisible();
  const stopped = release({ state: 'stopped', sent: 1, waiting: 0, left_out: 1, stopped_by: 'Grace Mutoni' });
  server
    .answers('POST /api/admin/results/releases/5/stop', { release: stopped })
    .answers(ADDRESS, details(stopped, [{ ...item, state: 'taken-back', by: 'Joel Kamau' }]));
  await press('Stop');
  expect(await screen.findByText('Release stopped by Grace Mutoni')).toBeVisible();
  expect(screen.getByText(/undone by Joel Kamau/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('a reviewer looks over them, and somebody else releases', async () => {
  openStaff('/admin/results', portal(), 'reviewer');
  expect(
    await screen.findByText('Only somebody with permission to release results can send them.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
});

test('without any the page says how one is prepared', async () => {
  openStaff('/admin/results', fakeServer({ [LIST]: listOf([]) }));
  expect(await screen.findByRole('heading', { name: 'No prepared decisions' })).toBeVisible();
});
