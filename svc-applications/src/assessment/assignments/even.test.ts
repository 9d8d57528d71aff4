import { type Sharing, shareEvenly } from './even';

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

const sharing = (applications: number, readers: number, changes: Partial<Sharing> = {}): Sharing => ({
  applications: numbers(applications, 1000).map((id) => ({ id, needs: 1 })),
  readers: numbers(readers),
  barred: () => false,
  ...changes,
});

const loads = (given: Sharing) => [...shareEvenly(given).values()].map(({ size }) => size);
const spread = (counts: number[]) => Math.max(...counts) - Math.min(...counts);
const sum = (counts: number[]) => counts.reduce((total, one) => total + one, 0);

test('1,000 applications go to 20 readers: each gets 50, and none of whom they know', () => {
  const known = (reader: number, application: number) => (reader * 7919 + application * 104_729) % 10 === 0;
  const given = sharing(1000, 20, { barred: known });
  const shares = shareEvenly(given);
  expect([...shares.values()].map(({ size }) => size)).toEqual(numbers(20).map(() => 50));
  for (const [reader, theirs] of shares)
    for (const application of theirs) expect(known(reader, application)).toBe(false);
});

test.each([
  [10, 3, 1],
  [7, 7, 1],
  [2, 5, 1],
  [9, 4, 2],
])('%i applications and %i readers, %i for each: loads are within one', (applications, readers, needs) => {
  const given = sharing(applications, readers);
  const counts = loads({ ...given, applications: given.applications.map((one) => ({ ...one, needs })) });
  expect(spread(counts)).toBeLessThanOrEqual(1);
  expect(sum(counts)).toBe(applications * needs);
});

test('who may read anything makes room for those who may read little', () => {
  // Reader 3 may read only the first two applications, which other readers would otherwise get.
  const barred = (reader: number, application: number) => reader === 3 && application > 1001;
  expect(loads(sharing(6, 3, { barred }))).toEqual([2, 2, 2]);
  const last = (reader: number, application: number) => reader === 1 && application < 1004;
  expect(loads(sharing(6, 3, { barred: last }))).toEqual([2, 2, 2]);
});

test('an application that nobody may read goes to nobody', () => {
  const counts = loads(sharing(4, 2, { barred: (_reader, application) => application === 1000 }));
  expect(sum(counts)).toBe(3);
});

test('a reader who knows everybody gets nothing, and nobody gets an application twice', () => {
  const given = sharing(5, 3, { barred: (reader) => reader === 2 });
  const twoEach = { ...given, applications: given.applications.map((one) => ({ ...one, needs: 3 })) };
  expect(loads(twoEach)).toEqual([5, 0, 5]);
});
