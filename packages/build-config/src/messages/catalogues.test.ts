import path from 'node:path';
import { type Catalogue, catalogues, isOfSentences, problemsOf, sourcesOf, withSpaces } from './catalogues';
import { tableIn } from './places/table';
import { sourcesIn, visibleWords } from './visible-words';

const root = path.resolve(__dirname, '../../../..');
const found = catalogues(root);

/** Folders whose texts all stand in catalogues. */
const moved = [
  'shell/src',
  'mfe-admin/src',
  'mfe-intern-wizard/src',
  'mfe-user-dashboard/src',
  'mfe-visitor-wizard/src',
  'packages/application-ui/src',
  'packages/ui/src',
];

test('each catalogue is whole: the same keys and placeholders in every language', () => {
  expect(found.length).toBeGreaterThan(1);
  expect(found.flatMap(problemsOf)).toEqual([]);
});

test('reports a problem of a catalogue with its key', () => {
  const en = { hello: 'Hello {name}', bye: 'Bye', 'to-day': 'Today' };
  const fr = { hello: 'Bonjour', bye: ' ', more: 'Plus', 'to-day': 'Aujourd’hui' };
  const broken: Catalogue = { part: 'x', groups: { one: en, two: { bye: 'Bye' } }, texts: { en, fr } };
  expect(problemsOf(broken)).toEqual([
    'x: to-day is no name for a function',
    'x: bye is in two groups',
    'x/messages/fr.json: bye is missing',
    'x/messages/fr.json: more is not in en.json',
    'x/messages/fr.json: hello has other placeholders than in English',
  ]);
});

test('what contracts and services say becomes tables by its English', () => {
  const en = { missing: 'Select your {label}' };
  const texts = { en, fr: { missing: 'Choisissez : {label}' }, rw: { missing: 'Hitamo {label}' } };
  const sources = sourcesOf({ part: 'contracts/some-v1', groups: { files: en }, texts });
  expect([...sources.keys()].map((file) => path.basename(file))).toEqual([
    'fr.ts',
    'files.ts',
    'rw.ts',
    'files.ts',
    'en-xa.ts',
    'codes.ts',
    'all.ts',
    'en.ts',
  ]);
  expect(sources.get('contracts/some-v1/src/sentences/fr/files.ts')).toContain(
    '"Select your {label}": "Choisissez\u00a0: {label}"',
  );
  expect(sources.get('contracts/some-v1/src/sentences/codes.ts')).toContain(
    '"Select your {label}": "missing"',
  );
  expect(sources.get('contracts/some-v1/src/sentences/en.ts')).toContain('missing: "Select your {label}"');
});

test('a page may take some words first: each group of another language has a file, of which the whole is made', () => {
  const groups = { 'sign-in': { go: 'Go' }, home: { lead: 'Lead', more: 'More' } };
  const en = { ...groups['sign-in'], ...groups.home };
  const texts = { en, fr: { go: 'Va', lead: 'Tête', more: 'Plus' } };
  const sources = sourcesOf({ part: 'shell', groups, texts });
  expect(sources.get('shell/src/messages/fr/home.ts')).toContain('Piece = [1, [\n"Tête",\n"Plus",\n]]');
  expect(sources.get('shell/src/messages/fr.ts')).toContain("import signInWords from './fr/sign-in';");
  expect(sources.get('shell/src/messages/fr.ts')).toContain('[signInWords, homeWords]');
  expect(sources.get('shell/src/messages/en-xa.ts')).toContain('[0, [\n"Göö",');
  expect(sources.has('shell/src/messages/en-xa/home.ts')).toBe(false);
});

test('a contract has a table made from the tables of its groups; a service loads all of it', () => {
  const groups = { welcome: { begin: 'Begin' }, staffLists: { all: 'All' } };
  const texts = { en: { begin: 'Begin', all: 'All' }, fr: { begin: 'Commencer', all: 'Tous' } };
  const sources = sourcesOf({ part: 'contracts/svc-applications-v1', groups, texts });
  const source = (name: string) => sources.get(`contracts/svc-applications-v1/src/sentences/${name}.ts`);
  expect(source('fr/welcome')).toContain('"Begin": "Commencer"');
  expect(source('fr')).toContain('...welcomeWords,');
  expect(source('fr')).not.toContain('staffLists');
  expect(source('staff-fr')).toContain('...staffListsWords,');
  const ofService = sourcesOf({ part: 'svc-auth', groups, texts });
  expect(ofService.get('svc-auth/src/sentences/fr.ts')).toContain('"Begin": "Commencer",\n  "All": "Tous"');
  expect(ofService.has('svc-auth/src/sentences/codes.ts')).toBe(false);
});

test('French is written so that no sign and no short word begins a line', () => {
  expect(withSpaces('Votre e-mail : 10 % de « ceux-ci », choisissez-en ! Venez ?', 'fr')).toBe(
    'Votre e‑mail\u00a0: 10\u00a0% de «\u00a0ceux‑ci\u00a0», choisissez‑en\u00a0! Venez\u00a0?',
  );
  expect(withSpaces('porte-clés, en-tête, y-a-t-il, vis-à-vis', 'fr')).toBe(
    'porte-clés, en-tête, y-a-t‑il, vis-à-vis',
  );
  expect(withSpaces('E-mail : 10 %', 'en')).toBe('E-mail : 10 %');
});

/** Places where French text could break in the middle of a word, or before a punctuation mark. */
const breaks = /\be-mail|[\p{L}]-(?:ci|là|en|y)(?![\p{L}-])| [?!:;»%]|« /iu;

test('no French sentence is torn, in any part', () => {
  const torn = found.flatMap(({ part, texts }) =>
    Object.entries(texts.fr ?? {})
      .filter(([, text]) => breaks.test(withSpaces(text, 'fr')))
      .map(([key, text]) => `${part}: ${key}: ${text}`),
  );
  expect(torn).toEqual([]);
});

/**
 * Returns the messages that sources use: 'home.lead' where a source imports the group `home` under any name and calls
 * its `lead`; 'kinds.*' where it uses the group as a table whose keys come from elsewhere.
 */
function calledIn(sources: Iterable<string>): Set<string> {
  const called = new Set<string>();
  for (const source of sources)
    for (const [, alias, names, group] of source.matchAll(
      /import (?:\* as (\w+)|\{([^}]*)\}) from '[^']*messages\/([\w-]+)'/g,
    )) {
      const verdict = alias
        ? source.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))
        : names?.matchAll(/(\w+)/g);
      for (const [, key] of verdict ?? []) called.add(`${group}.${key}`);
      if (group && tableIn(source, group) >= 0) called.add(`${group}.*`);
    }
  return called;
}
const stands = (english: string, sources: string) =>
  english
    .split(/\{\w+\}/)
    .every((part) => sources.includes(part) || sources.includes(part.replaceAll("'", "\\'")));

test('a message counts as said where its own group is imported, not where something else has its name', () => {
  const source = `import * as t from '../messages/home'; t.lead({ n }); body.title;`;
  const named = `import { lost, found } from '../messages/help';`;
  const table = `import * as t from './messages/kinds'; const nameOf = wordsByKey(t);`;
  expect([...calledIn([source, named, table])]).toEqual(['home.lead', 'help.lost', 'help.found', 'kinds.*']);
});

test('every message is said somewhere', () => {
  const unsaid = found.flatMap((catalogue) => {
    const sources = [...sourcesIn(path.join(root, catalogue.part, 'src')).values()];
    const output = sources.join('\n');
    const called = calledIn(sources);
    // The build writes the messages of the group `manifest` into manifest.json: no source names them.
    const isShown = (group: string, [key, english]: [string, string]) =>
      group === 'manifest' ||
      (isOfSentences(catalogue)
        ? stands(english, output) || output.includes(`message('${key}'`) || output.includes(`ofKit('${key}'`)
        : called.has(`${group}.${key}`) || called.has(`${group}.*`));
    return Object.entries(catalogue.groups).flatMap(([group, texts]) =>
      Object.entries(texts)
        .filter((message) => !isShown(group, message))
        .map(([key]) => `${catalogue.part}: ${key}`),
    );
  });
  expect(unsaid).toEqual([]);
});

test.each(moved)('%s shows no words outside of its catalogues', (folder) => {
  const words = [...sourcesIn(path.join(root, folder))].flatMap(([file, text]) => visibleWords(file, text));
  expect(words).toEqual([]);
});

test('words are found where people see them', () => {
  const source = `const a = { hint: 'A hint', key: 'not seen', label: busy ? 'Wait' : t.go() };
    const B = () => <p title={\`Page \${n}\`} className="p-x">Read <b>{open ? 'this' : t.that()}</b> {t.now({ at: 'noon' })}</p>;`;
  expect(visibleWords('b.tsx', source)).toEqual([
    'b.tsx:1 A hint',
    'b.tsx:1 Wait',
    'b.tsx:2 Page',
    'b.tsx:2 Read',
    'b.tsx:2 this',
  ]);
});
