import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageList } from '../languages';
import { type CompiledMessage, compileMessage, lengthened } from './compile';

export { lengthened };

/** The languages that every catalogue has; the first is the source. */
export const languages: readonly string[] = languageList.map(({ code }) => code);

/** A language made from English for tests: accented letters, and words a third longer. */
export const PSEUDO = 'en-XA';

type Texts = Readonly<Record<string, string>>;

/**
 * Messages by group. Each group becomes a module, so that a page loads only the groups that it uses. Keys are unique in
 * a part.
 */
type Groups = Readonly<Record<string, Texts>>;

/** The message catalogue of one part of the repository. */
export interface Catalogue {
  /** The part's folder, from the root: 'shell'. */
  part: string;
  groups: Groups;
  texts: Readonly<Record<string, Texts>>;
}

/** All catalogues of the repository: the folders `messages` of its parts. */
export function catalogues(root: string): Catalogue[] {
  const parts = ['.', 'packages', 'contracts'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.posix.join(parent, name)),
  );
  return parts
    .filter((part) => existsSync(path.join(root, part, 'messages/en.json')))
    .map((part) => ({
      part,
      groups: read(root, part, 'en'),
      texts: Object.fromEntries(languages.map((language) => [language, flat(read(root, part, language))])),
    }));
}

const flat = (groups: Groups): Texts => Object.assign({}, ...Object.values(groups));

const read = (root: string, part: string, language: string): Groups =>
  JSON.parse(readFileSync(path.join(root, part, `messages/${language}.json`), 'utf8')) as Groups;

/** Returns the problems of a catalogue: missing, unknown or unfit keys, placeholders that differ, and empty texts. */
export function problemsOf({ part, groups, texts }: Catalogue): string[] {
  const { en = {}, ...others } = texts;
  const names = Object.keys(en)
    .filter((key) => !/^[a-z][A-Za-z0-9]*$/.test(key))
    .map((key) => `${part}: ${key} is no name for a function`);
  const translated = Object.entries(others).flatMap(([language, words]) => {
    const of = `${part}/messages/${language}.json`;
    const missing = Object.keys(en).filter((key) => !words[key]?.trim());
    const unknown = Object.keys(words).filter((key) => !(key in en));
    const unlike = Object.keys(en).filter(
      (key) => words[key] && needsOf(en[key] ?? '', 'en') !== needsOf(words[key], language),
    );
    return [
      ...missing.map((key) => `${of}: ${key} is missing`),
      ...unknown.map((key) => `${of}: ${key} is not in en.json`),
      ...unlike.map((key) => `${of}: ${key} has other placeholders than in English`),
    ];
  });
  const all = Object.values(groups).flatMap((group) => Object.keys(group));
  const twice = all
    .filter((key, place) => all.indexOf(key) !== place)
    .map((key) => `${part}: ${key} is in two groups`);
  return [...names, ...twice, ...translated];
}

function needsOf(text: string, language: string): string {
  return JSON.stringify(Object.entries(compileMessage(text, language).needs).sort());
}

const notice = '/* Written by `npm run messages` from messages/*.json: change those, not this file. */\n\n';

/** Whether a part looks its messages up by their English sentences, as contracts and services do; pages use keys. */
export const isOfSentences = ({ part }: Pick<Catalogue, 'part'>): boolean =>
  /^(contracts\/|svc-|gateway$|packages\/(service-kit|remote-sdk)$)/.test(part);

/** Groups that services send by other ways than answers: mails, papers and pages of their own. */
const apart = /^(mails|accountMails|papers|pages)$/;

/** Groups that no page's code refers to: how the home page offers programmes, and a remote's manifest. */
const offers = 'offers';
const ofManifest = 'manifest';

/**
 * One table per language of all sentences that services answer. A page fetches it when the language changes while such
 * a sentence is on the screen. A sentence used by several services is listed once.
 */
export function refusalsOf(found: readonly Catalogue[]): Map<string, string> {
  const services = found.filter((one) => isOfSentences(one) && !isReadByPages(one.part));
  const tables = languages.slice(1).map((language): [string, string] => {
    const lines = services.flatMap(({ groups, texts }) =>
      Object.entries(groups)
        .filter(([group]) => !apart.test(group))
        .flatMap(([, words]) => Object.entries(words))
        .map(([key, english]) => [english, withSpaces(texts[language]?.[key] ?? '', language)] as const),
    );
    return [`contracts/language-v1/src/refusals/${language}.ts`, tableOf(new Map(lines))];
  });
  return new Map([...tables, ['contracts/language-v1/src/refusals/all.ts', allOf(languages.slice(1))]]);
}

/** A module that imports all tables and exports them by their names. */
const allOf = (names: readonly string[]): string =>
  `${notice}${names.map((name) => `import ${name} from './${name}';\n`).join('')}\nconst all = { ${names.join(', ')} };\n\nexport default all;\n`;

function tableOf(words: ReadonlyMap<string, string>): string {
  const lines = [...words].map(
    ([english, words]) => `  ${JSON.stringify(english)}: ${JSON.stringify(words)},\n`,
  );
  return tableWith(lines);
}

const tableWith = (lines: readonly string[], imports = ''): string =>
  `${notice}${imports}const sentences: Readonly<Record<string, string>> = {\n${lines.join('')}};\n\nexport default sentences;\n`;

/** The sources that a catalogue compiles to, by their paths from the root. */
export function sourcesOf(catalogue: Catalogue): Map<string, string> {
  return isOfSentences(catalogue) ? tablesOf(catalogue) : modulesOf(catalogue);
}

/**
 * Imports of the groups of a language, in the formatter's order. `variable` renames groups whose name cannot be a
 * variable, such as 'export'.
 */
const importsOf = (groups: readonly string[], folder: string): string =>
  [...groups]
    .sort((one, other) => one.localeCompare(other, 'en'))
    .map((group) => `import ${variable(group)} from './${folder}/${group}';\n`)
    .join('');
const variable = (group: string): string =>
  `${group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Words`;

/**
 * Tables per language keyed by the English sentence, one table of the English by key, and for contracts one of the
 * codes. In contracts, which pages import, groups whose name begins with `staff` get tables of their own
 * (`staff-fr.ts`), so that applicants' pages do not load them.
 */
function tablesOf({ part, groups, texts }: Catalogue): Map<string, string> {
  const kindOf = (group: string) =>
    !isReadByPages(part) ? '' : group.startsWith('staff') ? 'staff-' : group === offers ? 'offers-' : '';
  const groupsOf = (kind: string): Groups =>
    Object.fromEntries(Object.entries(groups).filter(([group]) => kindOf(group) === kind));
  const tables = ['', 'staff-', 'offers-'].flatMap((kind) => tablesWith(part, kind, groupsOf(kind), texts));
  // packages/remote-sdk refers to no message by key.
  if (part === 'packages/remote-sdk') return new Map(tables);
  return new Map([...tables, [`${part}/src/sentences/en.ts`, englishByKey(texts.en ?? {})]]);
}

const isReadByPages = (part: string): boolean => /^(contracts\/|packages\/remote-sdk$)/.test(part);

function tablesWith(
  part: string,
  of: string,
  groups: Groups,
  { en = {}, ...others }: Catalogue['texts'],
): [string, string][] {
  const keys = Object.keys(flat(groups));
  if (keys.length === 0) return [];
  const table = (wordsOf: (key: string, english: string) => string, some = keys) =>
    tableOf(new Map(some.map((key) => [en[key] ?? '', wordsOf(key, en[key] ?? '')])));
  const tables = Object.entries(others).flatMap(([language, words]): [string, string][] => {
    const wordsOf = (key: string) => withSpaces(words[key] ?? '', language);
    // A service loads all groups of a language in one table.
    if (!isReadByPages(part)) return [[of + language, table(wordsOf)]];
    const pieces = Object.entries(groups).map(([group, texts]): [string, string] => [
      `${language}/${group}`,
      table(wordsOf, Object.keys(texts)),
    ]);
    // Pages load each group of offers by itself.
    return of === 'offers-' ? pieces : [[of + language, merged(Object.keys(groups), language)], ...pieces];
  });
  if (of === 'offers-') return tables.map(([name, text]) => [`${part}/src/sentences/${name}.ts`, text]);
  if (isReadByPages(part))
    tables.push([of + PSEUDO.toLowerCase(), table((_, english) => lengthened(english))]);
  const translations = Object.keys(others);
  if (part.startsWith('contracts/'))
    tables.push(
      [`${of}codes`, table((key) => key)],
      [`${of}all`, allTablesOf(of, ['codes', ...translations])],
    );
  else if (!isReadByPages(part)) tables.push(['all', allTablesOf(of, translations)]);
  else tables.push(['all', allForPages(translations)]);
  return tables.map(([name, text]) => [`${part}/src/sentences/${name}.ts`, text]);
}

/** The English text by key; the types of `messagesOf` read the placeholders from it. */
const englishByKey = (texts: Texts): string =>
  `${notice}const english = {\n${Object.entries(texts)
    .map(([key, english]) => `  ${key}: ${JSON.stringify(english)},\n`)
    .join('')}} as const;\n\nexport default english;\n`;

const allTablesOf = (of: string, names: readonly string[]): string =>
  allOf(names).replaceAll(" from './", ` from './${of}`);

/** One module with all tables, for a page that loads them only when it needs one; the tables are small. */
const allForPages = (names: readonly string[]): string =>
  allOf(names)
    .replace('import ', `import pseudo from './${PSEUDO.toLowerCase()}';\nimport `)
    .replace(
      'const all = {',
      `const all: Readonly<Record<string, Readonly<Record<string, string>>>> = { '${PSEUDO}': pseudo,`,
    );

const merged = (groups: readonly string[], language: string): string =>
  tableWith(
    groups.map((group) => `  ...${variable(group)},\n`),
    `${importsOf(groups, language)}\n`,
  );

function modulesOf({ part, groups: all, texts: allTexts }: Catalogue): Map<string, string> {
  const { [ofManifest]: unsaid = {}, ...groups } = all;
  const texts = Object.fromEntries(
    Object.entries(allTexts).map(([language, words]) => [language, without(words, unsaid)]),
  );
  const { en = {} } = texts;
  const folder = `${part}/src/messages`;
  const pseudo = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, lengthened(text)]));
  const places = Object.keys(en);
  const files = new Map([[`${folder}/catalogue.ts`, shared(part)]]);
  for (const [group, words] of Object.entries(groups))
    files.set(`${folder}/${group}.ts`, english(words, places.indexOf(Object.keys(words)[0] ?? '')));
  for (const [language, words] of Object.entries({ ...texts, [PSEUDO]: pseudo })) {
    if (language === 'en') continue;
    const piece = (keys: readonly string[]) => {
      const lines = keys.map((key) => `${compiled(words[key] ?? '', language).code},\n`);
      return `[${places.indexOf(keys[0] ?? '')}, [\n${lines.join('')}]]`;
    };
    // The test language is loaded as a whole.
    const inPieces = language !== PSEUDO;
    const pieces = inPieces ? Object.keys(groups).map((group) => variable(group)) : [piece(places)];
    files.set(
      `${folder}/${language.toLowerCase()}.ts`,
      `${notice}${typeOfPiece(part, '..')}${inPieces ? importsOf(Object.keys(groups), language) : ''}\nconst words: readonly Piece[] = [${pieces.join(', ')}];\n\nexport default words;\n`,
    );
    if (!inPieces) continue;
    for (const [group, texts] of Object.entries(groups))
      files.set(
        `${folder}/${language}/${group}.ts`,
        `${notice}${typeOfPiece(part, '../..')}\nconst words: Piece = ${piece(Object.keys(texts))};\n\nexport default words;\n`,
      );
  }
  return files;
}

const without = (words: Texts, left: Texts): Texts =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !(key in left)));

const catalogueFor = (part: string, up: string): string =>
  part === 'packages/ui' ? `${up}/base/catalogue` : '@portal/ui/language';

const typeOfPiece = (part: string, up: string): string =>
  `import type { Piece } from '${catalogueFor(part, up)}';\n`;

function shared(part: string): string {
  return `${notice}import { catalogue } from '${catalogueFor(part, '..')}';\n\nexport const { messages, setWords } = /* @__PURE__ */ catalogue();\n`;
}

/** One list per group, which is shorter than a call for each message. */
function english(texts: Texts, first: number): string {
  const names = Object.keys(texts).join(', ');
  const words = Object.values(texts).map((text) => `  ${compiled(text, 'en').code},\n`);
  return `${notice}import { messages } from './catalogue';\n\nexport const [${names}] = /* @__PURE__ */ messages(${first}, [\n${words.join('')}]);\n`;
}

/**
 * Puts in the characters that translators do not type. French has a no-break space before `? ! : ; % »`, after `«` and
 * before a unit, and a no-break hyphen in e-mail, ceux-ci and choisissez-en, so that no line begins with the second
 * half.
 */
export const withSpaces = (text: string, language: string): string =>
  language === 'fr'
    ? text
        .replace(/ (?=[?!:;»%])|(?<=«) |(?<=[\d}]) (?=[KM]o\b)/g, '\u00a0')
        .replace(/(?<=\be)-(?=mails?\b)|(?<=\p{L})-(?=(?:ci|là|en|y|l[ae]|il|on)(?![\p{L}-]))/giu, '\u2011')
    : text;

const compiled = (text: string, language: string): CompiledMessage =>
  compileMessage(withSpaces(text, language), language);
