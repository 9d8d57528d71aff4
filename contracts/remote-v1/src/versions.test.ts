import { versionInRange } from './versions';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.0.0', true],
  ['1.0.0', '^1.1.0', false],
  ['2.0.0', '^1.0.0', false],
  ['0.2.5', '^0.2.0', true],
  ['0.3.0', '^0.2.0', false],
  ['2.9.5', '~2.9.2', true],
  ['2.10.0', '~2.9.2', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.0.0-ab12cd34', '^1.0.0', true],
  ['latest', '^1.0.0', false],
  ['1.0.0', '*', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(versionInRange(version, range)).toBe(expected);
});
