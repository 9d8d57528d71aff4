import { added, countersOf } from './counters';

const submitted = {
  type: 'intern',
  status: 'submitted',
  createdAt: new Date('2026-11-20T23:59:59.999Z'),
  submittedAt: new Date('2026-11-21T00:00:00.000Z'),
  withdrawnAt: null,
} as const;

test('an application counts by its status and by the days on which it was begun and submitted', () => {
  expect(countersOf(submitted)).toEqual([
    { figure: 'state', type: 'intern', part: 'submitted', n: 1 },
    { figure: 'begun', type: 'intern', part: '2026-11-20', n: 1 },
    { figure: 'submitted', type: 'intern', part: '2026-11-21', n: 1 },
  ]);
});

test('what a change leaves as it was is no change of figures', () => {
  const approved = { ...submitted, status: 'approved' as const };
  expect(added([...countersOf(submitted, -1), ...countersOf(submitted)])).toEqual([]);
  expect(added([...countersOf(submitted, -1), ...countersOf(approved)])).toEqual([
    { figure: 'state', type: 'intern', part: 'approved', n: 1 },
    { figure: 'state', type: 'intern', part: 'submitted', n: -1 },
  ]);
});

test('a withdrawn application counts among the withdrawn of its status, too', () => {
  const withdrawn = { ...submitted, withdrawnAt: new Date() };
  expect(added([...countersOf(submitted, -1), ...countersOf(withdrawn)])).toEqual([
    { figure: 'withdrawn', type: 'intern', part: 'submitted', n: 1 },
  ]);
});
