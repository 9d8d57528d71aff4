import { isEmail, plainEmail, readEmail } from '@portal/contract-svc-applications-v1/values/email';

test.each([
  ['Uwase@Example.ORG ', 'uwase@example.org'],
  ['\u200euwase@example.org', 'uwase@example.org'],
  ['uwase\u200b@example.org', 'uwase@example.org'],
  ['uwase\u2060@example.org', 'uwase@example.org'],
  ['\u202auwase@example.org\u202c', 'uwase@example.org'],
  ['uwase@exam\u00adple.org', 'uwase@example.org'],
  ['uwase\uff20example\uff0eorg', 'uwase@example.org'],
  ["o'brien+post@mail.example.co.uk", "o'brien+post@mail.example.co.uk"],
  ['josé@exämple.com', 'josé@exämple.com'],
  ['\ufb01ona@example.org', 'fiona@example.org'],
  ['jose\u0301@example.org', 'josé@example.org'],
  ['İlker@example.org', 'ilker@example.org'],
  ['uwase@example\u3002org', 'uwase@example.org'],
  ['иван@пример.рф', 'иван@пример.рф'],
  ['a@xn--fsq.xn--0zwm56d', 'a@xn--fsq.xn--0zwm56d'],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
])('%p is the address %s', (typed, email) => {
  expect(readEmail(typed)).toBe(email);
  expect(plainEmail(typed)).toBe(email);
});

test.each([
  "uwase@gmail.com'",
  'uwase@gmail.com?',
  'uwase@gmail.com-',
  'uwase@gmail.com…',
  'uwase@gmail.com.',
  'uwase@gmail.com,',
  'uwase@gmail.com/',
  'uwase@gmail.com”',
  'uwase@10.0.0.1',
  'uwase@example.123',
  'uwase@example',
  'uwase@example.c',
  'uwase@-example.com',
  'uwase@exam_ple.com',
  'uwase @example.org',
  'uwase.@example.org',
  'u..wase@example.org',
  'uwase@@example.org',
  '@example.org',
  'Uwase <uwase@example.org>',
  // Cyrillic letters that look like Latin ones.
  'uwase@gmail.\u0441om',
  '\u0430mina@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(64)}.org`,
  '',
])('%p is none', (typed) => {
  expect(isEmail(typed)).toBe(false);
});
