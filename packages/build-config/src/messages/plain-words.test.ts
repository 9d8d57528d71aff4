import path from 'node:path';
import { catalogues } from './catalogues';
import { ofStaff, unplainIn } from './plain-words';

const found = catalogues(path.resolve(__dirname, '../../../..'));

test('staff read plain English, with one word for one thing', () => {
  expect(found.flatMap(unplainIn)).toEqual([]);
});

test('each catalogue that speaks to staff is there', () => {
  const parts = found.map(({ part }) => part);
  expect(Object.keys(ofStaff).filter((part) => !parts.includes(part))).toEqual([]);
});

test.each([
  'What waits',
  'What colleagues did',
  'Ways to see the email',
  'Logout',
  'The applicants have not been told anything.',
  'It is tried again by itself.',
  'The rest stands there.',
  '{name} opens nothing any more',
  'Set password and go on',
  'You see the email before it goes out.',
  'Emails given up',
  'An administrator can take this back.',
  'Applications begun over time',
  'Enter an address that begins with https://',
  'Send in the application',
  'An address that nobody has proven',
  'No program has a token',
  'Enter the six figures that it shows',
  'Words of emails',
  'Share applications out',
  'Modules in trouble: {modules}',
  'Whoever has it can use it.',
  'Days are those of your time zone',
])('“%s” would not pass', (old) => {
  expect(unplainIn({ part: 'mfe-admin', groups: { some: { old } } })).toHaveLength(1);
  expect(unplainIn({ part: 'shell', groups: { some: { old } } })).toEqual([]);
});

test('names of placeholders and stored news are left alone', () => {
  const groups = { staffNews: { one: 'Withdrawal taken back' }, staffLists: { two: '{program} (token)' } };
  expect(unplainIn({ part: 'contracts/svc-applications-v1', groups })).toEqual([]);
});
