import path from 'node:path';
import { type Catalogue, catalogues } from './catalogues';
import { placesOf } from './places';
import { languageOfTable, readersTable, readRows } from './readers-table';
import { takeOver } from './take-over';

const root = path.resolve(__dirname, '../../../..');
const home = {
  en: { lead: 'Hello <b>{name}</b> | here', bye: 'Bye' },
  rw: { lead: 'Muraho <b>{name}</b> | hano', bye: 'Urabeho' },
};
/** The catalogues of the whole portal, searched once. */
const found = catalogues(root);
const places = placesOf(root, found);
const shell: Catalogue = { part: 'shell', groups: { home: home.en }, texts: home };

/** Returns the table with a reader's correction in the last column of a row. */
const readWith = (key: string, better: string) =>
  readersTable(root, [shell], 'rw').replace(new RegExp(`(\\| ${key} .*\\|) \\|$`, 'm'), `$1 ${better} |`);

test('a reader finds each sentence below its part and group, with room for a better one', () => {
  const table = readersTable(root, [shell], 'rw');
  expect(table).toContain('## shell\n\n### home\n');
  expect(table).toMatch(/^\| bye \| Bye \| Urabeho \| .*\| \|$/m);
  expect(readRows(table)).toEqual([]);
});

test('what a reader wrote goes back into the catalogue, by its key', () => {
  const rows = readRows(readWith('lead', 'Mwaramutse \\<b>{name}\\</b> \\| aha'));
  const { taken, refused, files } = takeOver(rows, [shell], 'rw');
  expect([taken, refused]).toEqual([['shell: lead'], []]);
  expect(files.get('shell')).toEqual({ home: { lead: 'Mwaramutse <b>{name}</b> | aha', bye: 'Urabeho' } });
});

test('a table says of which language it is, so that it goes back into that one', () => {
  expect(languageOfTable(readersTable(root, [shell], 'rw'))).toBe('rw');
  expect(languageOfTable(readersTable(root, [shell], 'sw'))).toBe('sw');
  expect(languageOfTable('# Notes')).toBeUndefined();
});

test('a remark is no sentence', () => {
  expect(readRows(readWith('bye', '? said to one or to many'))).toEqual([]);
});

test.each([
  [
    'other braces',
    { part: 'shell', key: 'lead', english: home.en.lead, better: 'Muraho' },
    /other placeholders/,
  ],
  ['another English', { part: 'shell', key: 'bye', english: 'Good bye', better: 'Urabeho' }, /has changed/],
  ['an unknown key', { part: 'shell', key: 'gone', english: 'Gone', better: 'Byagiye' }, /no such key/],
  ['an unknown part', { part: 'mfe-gone', key: 'bye', english: 'Bye', better: 'Urabeho' }, /no such part/],
])('a row with %s is not taken', (_what, row, reason) => {
  const { refused, files } = takeOver([row], [shell], 'rw');
  expect(refused).toEqual([expect.stringMatching(reason)]);
  expect(files.size).toBe(0);
});

test('each text of the portal has a place that a reader finds, and what it is there', () => {
  const messages = found.flatMap(({ part, groups }) =>
    Object.entries(groups).flatMap(([group, words]) =>
      Object.entries(words).map(([key, english]) => ({ part, group, key, english })),
    ),
  );
  const without = messages.filter(
    (message) =>
      !places(message).every(({ message }) => /^[A-Z][^/]+: [a-z]/.test(message)) ||
      places(message).length === 0,
  );
  expect(without.map(({ part, key }) => `${part}: ${key}`)).toEqual([]);
});

test.each([
  ['shell', 'panel', 'signIn', 'Home page, signing in: button'],
  ['mfe-admin', 'reopening', 'comparisonLoading', 'Staff, an application, “reopening”: label'],
  ['svc-applications', 'mails', 'endsSubject', 'Email “Notice that a draft ends”: subject'],
  ['svc-reports', 'papers', 'paperSignedBy', 'The copy of an application on paper: label'],
  [
    'contracts/svc-applications-v1',
    'staffReading',
    'readersEach',
    'Staff, portal settings, “reading settings”: refusal',
  ],
])('%s %s %s stands where the source puts it', (part, group, key, result) => {
  const english = found.find((one) => one.part === part)?.groups[group]?.[key] ?? '';
  expect(places({ part, group, key, english }).map((place) => place.message)).toContain(result);
});
