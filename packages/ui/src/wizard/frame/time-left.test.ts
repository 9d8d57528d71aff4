import { minutesOf, timeLeft } from './time-left';

const steps = [60, 500, 90].map((seconds, index) => ({ value: `${index}`, label: 'Step', seconds }));

test.each([
  [1, 'About 10 minutes left'],
  [2, 'About 10 minutes left'],
  [3, 'About 2 minutes left'],
  [9, 'About 2 minutes left'],
])('somebody who has come to step %d sees: %s', (reached, result) => {
  expect(timeLeft(steps, reached)).toBe(result);
});

test('there is always a minute left, and many minutes are rounded to fives', () => {
  expect([0, 20, 61, 599, 640, 800, 2300].map(minutesOf)).toEqual([1, 1, 2, 10, 10, 15, 40]);
});

test('a step without a declared time hides the time left', () => {
  expect(timeLeft([...steps, { value: 'more', label: 'More' }], 1)).toBeNull();
});
