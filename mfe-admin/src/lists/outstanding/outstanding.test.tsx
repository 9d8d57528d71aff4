import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Awaited } from '../../api/today';
import { type Asked, fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { sampleAwaited, sampleLinked } from '../../testing/sample-today';

const CALL = 'GET /api/admin/awaited';
const letter: Awaited = {
  application: sampleLinked(12, 'Ineza Mukamana'),
  letter: {
    type: 'academic',
    name: 'Dr Jean Bosco',
    state: 'opened',
    asked_at: '2026-11-10T08:00:00.000Z',
    opened_at: '2026-11-11T08:00:00.000Z',
  },
  reopened: null,
};
const late: Awaited = {
  application: sampleLinked(11, 'Eric Nshuti'),
  letter: null,
  reopened: {
    sections: ['statement', 'documents.cv'],
    until: '2026-11-20',
    opened_at: '2026-11-13T08:00:00.000Z',
    ended_at: null,
  },
};
const counts = { letters: 1, open: 0, over: 41, answered: 0 };
const page = ({ path }: Asked) => {
  const query = new URL(path, 'http://alone').searchParams;
  const at = Number(query.get('page') ?? 1);
  const [rows, total] = query.get('kind') === 'over' ? [[late], 41] : [[letter], 1];
  return sampleAwaited({
    awaited: query.get('kind') === 'open' ? [] : rows,
    counts,
    pagination: { current_page: at, last_page: Math.ceil(total / 20), per_page: 20, total },
  });
};
const portal = () => fakeServer({ [CALL]: page });
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('letters that are waited for lead to their applications', async () => {
  openStaff('/admin/awaited', portal(), 'reviewer');
  expect(await rows('Outstanding letters')).toEqual([
    'Ineza Mukamana INT-012Dr Jean Bosco Academic reference Opened10\u00a0Nov\u00a02026',
  ]);
  expect(screen.getByRole('link', { name: 'Ineza Mukamana' })).toHaveAttribute(
    'href',
    '/dashboard/intern/12?list=outstanding&of=letters&ids=12',
  );
  expect(await axe(document.body)).toEqual([]);
});

test('who reads one after the other goes on over all pages', async () => {
  const answer = (asked: Asked) => ({ ...page(asked), order: [4, 12, 9] });
  openStaff('/admin/awaited', fakeServer({ [CALL]: answer }), 'reviewer');
  expect(await screen.findByRole('link', { name: 'Ineza Mukamana' })).toHaveAttribute(
    'href',
    '/dashboard/intern/12?list=outstanding&of=letters&ids=4,12,9',
  );
});

test('reopened sections whose time is over have their own tab, with pages', async () => {
  const { server } = openStaff('/admin/awaited', portal());
  await userEvent.click(await screen.findByRole('link', { name: 'Overdue (41)' }));
  expect(await rows('Overdue')).toEqual([
    'Eric Nshuti INT-011Personal statement, Signed CV / Resume20 November 2026',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(location.search).toBe('?kind=over&page=2');
  await screen.findByText('21 to 21 of 41');
  expect(server.asked.at(-1)?.path).toBe('/api/admin/awaited?kind=over&page=2');
});

test('an empty tab shows what would be listed there', async () => {
  openStaff('/admin/awaited?kind=open', portal());
  expect(await screen.findByRole('heading', { name: 'No reopened sections' })).toBeVisible();
});

test('a failed load is reported, and tried again', async () => {
  const { server, shell } = openStaff('/admin/awaited', fakeServer({ [CALL]: refusal(503) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The outstanding items could not be loaded');
  expect(shell.calls).toContainEqual(['notify', 'error', 'The outstanding items could not be loaded']);
  server.answers(CALL, page);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows('Outstanding letters')).toHaveLength(1);
});
