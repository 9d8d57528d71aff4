import { acceptedEncodings, isUnchanged } from './negotiate';

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP;q=0.5', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.0, *', ['gzip']],
  ['*', ['br', 'gzip']],
  ['identity', []],
])('Accept-Encoding %j takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('If-None-Match %j with "a" at hand: unchanged is %j', (header, unchanged) => {
  expect(isUnchanged(header, '"a"')).toBe(unchanged);
});
