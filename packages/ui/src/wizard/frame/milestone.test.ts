import { milestoneOf } from './milestone';

const output = (total: number) =>
  Object.fromEntries(
    Array.from({ length: total }, (_, index) => [index + 1, milestoneOf(index + 1, total)]).filter(
      ([, words]) => words !== null,
    ),
  );

test('twelve steps: the fourth begins after a quarter, the seventh after half', () => {
  expect(output(12)).toEqual({ 4: 'A quarter done', 7: 'Half done', 12: 'The last step' });
});
test('eight steps', () => {
  expect(output(8)).toEqual({ 3: 'A quarter done', 5: 'Half done', 8: 'The last step' });
});
test('a form of two steps announces the end alone', () => {
  expect(output(2)).toEqual({ 2: 'The last step' });
});
