import { unlinked } from './unlinked';

it.each([
  ['evil.com', 'evil.\u2060com'],
  ['a@b.rw', 'a@\u2060b.\u2060rw'],
  ['dr.uwase marie', 'dr.\u2060uwase marie'],
  ['Martin Luther King, Jr.', 'Martin Luther King, Jr.'],
  ['Dr. Uwase', 'Dr. Uwase'],
])('%s stands in a mail as %p', (name, written) => {
  expect(unlinked(name)).toBe(written);
});
