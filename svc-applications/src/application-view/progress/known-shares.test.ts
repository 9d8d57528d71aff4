import { leastRecent } from './known-shares';

test('what was not asked for the longest is forgotten', () => {
  const known = leastRecent(2);
  known.keep('one', 10);
  known.keep('two', 20);
  expect(known.get('one')).toBe(10);
  known.keep('three', 30);
  expect(['one', 'two', 'three'].map(known.get)).toEqual([10, undefined, 30]);
});
