import { withKeys } from './form';
import { lacking, meanAndSpread, pointsOf, totalOf } from './sheet';

const criteria = [
  { key: 'a', name: 'Motivation', help: '', weight: 3 },
  { key: 'b', name: 'Experience', help: '', weight: 1 },
];

test('points count by their weights', () => {
  expect(totalOf(criteria, { a: 5, b: 1 })).toBe(4);
  expect(totalOf(criteria, { a: 4, b: 3 })).toBe(3.75);
});

test('a sheet lacks the criteria without points, and keeps no points of others', () => {
  expect(lacking(criteria, { a: 5, b: null }).map(({ name }) => name)).toEqual(['Experience']);
  expect(pointsOf(criteria, { a: 5, gone: 2 })).toEqual({ a: 5, b: null });
});

test.each([
  [[], null],
  [[3.5], { mean: 3.5, spread: 0 }],
  [[2, 4], { mean: 3, spread: 1 }],
  [[1, 2, 5], { mean: 2.67, spread: 1.7 }],
])('the mean and the spread of %j', (totals, expected) => {
  expect(meanAndSpread(totals)).toEqual(expected);
});

test('a criterion keeps its key, a new one gets another, and no two have the same', () => {
  const typed = [
    { key: 'b', name: 'Practice', help: '', weight: 2 },
    { key: 'b', name: 'Twice', help: '', weight: 1 },
    { key: 'strange', name: 'Strange', help: '', weight: 1 },
    { name: 'New', help: '', weight: 1 },
  ];
  const [kept, ...others] = withKeys(typed, criteria);
  expect(kept).toEqual({ key: 'b', name: 'Practice', help: '', weight: 2 });
  const keys = others.map(({ key }) => key);
  expect(new Set(['b', 'strange', ...keys]).size).toBe(5);
});
