import { programPace } from './program-pace';

test('a token makes so many calls a minute, and others go on', () => {
  const pace = programPace(2);
  for (const token of [1, 1, 2]) pace.count(token, 1_000);
  expect(() => pace.count(1, 11_000)).toThrow('A token makes at most 2 calls a minute. Please wait 50 s.');
  expect(() => pace.count(2, 11_000)).not.toThrow();
  expect(() => pace.count(1, 61_000)).not.toThrow();
});
