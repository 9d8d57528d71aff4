import { daysBetween, medianOf } from './period';

test.each([
  [[], null],
  [[4], 4],
  [[9, 1], 5],
  [[30, 1, 2], 2],
  [[1, 2, 3, 100], 2.5],
  [[0.04, 0.04], 0],
])('the median of %p is %p', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test('the days of a decision are rounded to a tenth, and are never below zero', () => {
  const submitted = new Date('2026-11-01T12:00:00Z');
  expect(daysBetween(submitted, new Date('2026-11-03T18:00:00Z'))).toBe(2.3);
  expect(daysBetween(submitted, new Date('2026-11-01T11:59:59Z'))).toBe(0);
  expect([daysBetween(null, submitted), daysBetween(submitted, undefined)]).toEqual([null, null]);
});
