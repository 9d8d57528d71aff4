import {
  continued,
  endsAt,
  listAddress,
  orderOf,
  type ReadingOrder,
  searchOf,
  shownOrder,
  widened,
} from './reading-order';

const read = (search: string) => orderOf(new URLSearchParams(search));

test.each<[string, ReadingOrder]>([
  ['', { kind: 'programme', query: { page: 1, search: '', status: '', sort: '-submitted_date' } }],
  [
    '?search=u&status=submitted&sort=applicant_name',
    { kind: 'programme', query: { page: 1, search: 'u', status: 'submitted', sort: 'applicant_name' } },
  ],
  [
    '?list=all&status=submitted%2Cin-review&label=7&submitted_from=2026-11-01&search=u&sort=-updated_at',
    {
      kind: 'all',
      query: {
        status: 'submitted,in-review',
        label: '7',
        submitted_from: '2026-11-01',
        search: 'u',
        sort: '-updated_at',
      },
    },
  ],
  ['?list=todo&ids=12,11,10', { kind: 'shown', page: 'todo', ids: [12, 11, 10] }],
  ['?list=outstanding&ids=3', { kind: 'shown', page: 'outstanding', ids: [3] }],
  ['?list=outstanding&of=over&ids=3', { kind: 'shown', page: 'outstanding', of: 'over', ids: [3] }],
])('%j is the same order after it was read and written', (search, order) => {
  expect(read(search)).toEqual(order);
  expect(searchOf(order)).toBe(search);
});

test.each(['?list=todo', '?list=todo&ids=a,-1,0', '?list=nothing&ids=1', '?list=toString&ids=1'])(
  '%s names no list, and is that of the programme',
  (search) => {
    expect(read(search)).toMatchObject({ kind: 'programme' });
  },
);

test('each order leads back to the page that it is from', () => {
  expect(listAddress(read('?status=submitted'), 'visitor')).toBe('/dashboard/visitor?status=submitted');
  expect(listAddress(read('?list=all&label=7&sort=status'), 'intern')).toBe(
    '/admin/applications?label=7&sort=status',
  );
  expect(listAddress(read('?list=todo&ids=1'), 'intern')).toBe('/dashboard');
  expect(listAddress(read('?list=outstanding&ids=1'), 'intern')).toBe('/admin/awaited');
  expect(listAddress(read('?list=outstanding&of=open&ids=1'), 'intern')).toBe('/admin/awaited?kind=open');
});

test('what waits beyond comes behind, each once; what was read longest ago gives way', () => {
  const order = shownOrder('todo', [1, 2, 2, 3]);
  expect(continued(order, [3, 4])).toMatchObject({ ids: [1, 2, 3, 4] });
  expect(continued(order, [2, 3])).toBe(order);
  const many = Array.from({ length: 100 }, (_, index) => index + 4);
  expect(continued(order, many)).toMatchObject({ ids: many });
});

test('outstanding items go on beyond both ends, each once; what is farthest gives way', () => {
  const order = shownOrder('outstanding', [4, 5, 6], 'letters');
  expect([4, 5, 6].map((id) => endsAt(order, id))).toEqual([true, false, true]);
  expect(endsAt(shownOrder('todo', [4]), 4)).toBe(false);
  const around = [2, 3, 4, 5, 6, 7, 8];
  expect(widened(order, { id: 6, around })).toMatchObject({ of: 'letters', ids: [4, 5, 6, 7, 8] });
  expect(widened(order, { id: 4, around })).toMatchObject({ ids: [2, 3, 4, 5, 6] });
  expect(widened(order, { id: 6, around: [5, 6] })).toBe(order);
  expect(widened(order, { id: 6, around: [] })).toBe(order);
  const many = Array.from({ length: 100 }, (_, index) => index + 1);
  const full = shownOrder('outstanding', many, 'letters');
  expect(widened(full, { id: 100, around: [99, 100, 101] })).toMatchObject({ ids: [...many.slice(1), 101] });
  expect(widened(full, { id: 1, around: [0, 1, 2] })).toMatchObject({ ids: [0, ...many.slice(0, 99)] });
});
