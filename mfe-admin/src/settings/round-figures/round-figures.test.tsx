import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff } from '../../testing';
import { axe } from '../../testing/axe';

const round = {
  id: 3,
  programme: 'intern',
  names: { en: 'Autumn' },
  opens: '2026-11-01T08:00',
  closes: '2026-11-27T17:00',
  opens_at: '2026-11-01T06:00:00.000Z',
  closes_at: '2026-11-27T15:00:00.000Z',
  state: 'closed',
  grace_minutes: 0,
  places: null,
  periods: [],
  lifts_year_limit: false,
  version: 4,
  drafts: 2,
  submitted: 5,
};
const names = ['begun', 'submitted', 'read', 'offered', 'accepted', 'came'] as const;
const figures = (counts: number[], days: (number | null)[], missed = 0) => ({
  programme: 'intern',
  round: { id: 3, names: { en: 'Autumn' } },
  stages: names.map((stage, at) => ({ stage, count: counts[at] ?? 0, median_days: days[at] ?? null })),
  missed,
});
const none = { ...figures([], []), round: null };

async function open(path = '/admin/portal-settings/round-figures?of=3') {
  const now = '2026-11-28T00:00:00.000Z';
  const server = fakeServer({
    'GET /api/admin/rounds': { time_zone: 'Africa/Kigali', now, rounds: [round] },
    'GET /api/admin/rounds/3/figures': figures([7, 6, 5, 4, 3, 1], [null, 2, 2, 10, 6, 4.5], 1),
    'GET /api/admin/programmes/intern/figures': none,
  });
  return openStaff(path, server);
}

test('how far the applications of a round came stands in one table, bars beside the numbers', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'How far applications got' }));
  const cells = (name: string) =>
    within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Started')).toEqual(['7', '–']);
  expect(cells('Accepted')).toEqual(['3', '6']);
  expect(cells('Came')).toEqual(['1', '4.5']);
  expect(screen.getByText('1 person accepted and did not come.')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('another round, or what is for none, is chosen by keys; nothing yet is told as that', async () => {
  await open();
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByLabelText('Round'), 'intern');
  expect(await screen.findByText('No applications yet')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(await axe(document.body)).toEqual([]);
});

test('the list of rounds leads to the figures of each', async () => {
  await open('/admin/portal-settings/rounds');
  await userEvent.click(await screen.findByRole('link', { name: 'Figures of Autumn' }));
  expect(await screen.findByRole('table', { name: 'How far applications got' })).toBeVisible();
});
