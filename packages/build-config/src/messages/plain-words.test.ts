import path from 'node:path';
import { catalogues } from './catalogues';
import { ofApplicants, ofStaff, unplainIn } from './plain-words';

const found = catalogues(path.resolve(__dirname, '../../../..'));

test('staff, applicants and referees read plain English, with one word for one thing', () => {
  expect(found.flatMap(unplainIn)).toEqual([]);
});

test('each catalogue that speaks to people is there', () => {
  const parts = found.map(({ part }) => part);
  expect(
    [...Object.keys(ofStaff), ...Object.keys(ofApplicants)].filter((part) => !parts.includes(part)),
  ).toEqual([]);
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
  expect(unplainIn({ part: 'elsewhere', groups: { some: { old } } })).toEqual([]);
});

test.each([
  'Our team has a word for you:',
  'Look into your spam folder when the email does not come.',
  'Please look into your mailbox, also among unwanted mail.',
  'The applicant does not get to read your letter.',
  'If this was you, you need not do anything.',
  'You need do nothing.',
  'They are good for ten minutes.',
  'The link is for you alone.',
  'Go on with my application',
  'Look your answers over and submit again.',
  'Write your right address. Your right email address',
  'It opens nothing any more.',
  'What one presses most',
  'Thank you all the same.',
  'It goes when there is a connection',
])('“%s” would not pass before an applicant', (old) => {
  expect(unplainIn({ part: 'mfe-user-dashboard', groups: { some: { old } } }).length).toBeGreaterThan(0);
  expect(unplainIn({ part: 'elsewhere', groups: { some: { old } } })).toEqual([]);
});

test('a command between backticks would not pass anywhere', () => {
  const groups = { some: { old: 'Run `npx portal-release keygen` instead.' } };
  expect(unplainIn({ part: 'elsewhere', groups })).toHaveLength(1);
});

test('names of placeholders and stored news are left alone', () => {
  const groups = { staffNews: { one: 'Withdrawal taken back' }, staffLists: { two: '{program} (token)' } };
  expect(unplainIn({ part: 'contracts/svc-applications-v1', groups })).toEqual([]);
});
