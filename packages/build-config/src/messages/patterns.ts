import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageList } from '../languages';

/**
 * The files by which pages load a language (`import own from '../messages/fr'` and so on) are written by hand for
 * French; those of other languages are generated from them. A French file begins with a comment that marks it as a
 * pattern and may hold settings: `as frame` adds it to `files.ts` in the same folder under that name; `chunk
 * language-fr` is the name of its webpack chunk; `names months` imports the names that browsers lack in a language,
 * such as `@portal/ui/names/rw-months`.
 */
const isPattern = /^\/\* French, the pattern of other languages(?:: ([^*]*?))? \*\/\n/;

interface Pattern {
  /** Path from the root: 'shell/src/language/words/fr-home.ts'. */
  file: string;
  text: string;
  says: Readonly<Record<string, string>>;
}

const notice = '/* Written by `npm run messages` from French beside it: change that, not this file. */\n\n';

/** Returns the sources generated from the patterns, by their paths from the root. */
export function pagesOf(root: string, parts: readonly string[]): Map<string, string> {
  const patterns = parts.flatMap((part) => patternsIn(root, part));
  const translations = languageList.filter(({ code }) => code !== 'en');
  const others = translations.filter(({ code }) => code !== 'fr');
  const made = patterns.flatMap((pattern) =>
    others.map((language): [string, string] => [
      inLanguage(pattern.file, language.code),
      madeFrom(pattern, language.code, hasOwnNames(root, language.code)),
    ]),
  );
  const folders = new Set(patterns.filter(({ says }) => says.chunk).map(({ file }) => path.dirname(file)));
  const files = [...folders].map((folder): [string, string] => [
    `${folder}/files.ts`,
    filesOf(
      patterns.filter(({ file, says }) => path.dirname(file) === folder && says.chunk),
      translations.map(({ code }) => code),
      existsSync(path.join(root, folder, 'en-xa.ts')),
    ),
  ]);
  return new Map([...made, ...files]);
}

function patternsIn(root: string, part: string): Pattern[] {
  const folder = path.join(root, part, 'src');
  return readdirSync(folder, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => /(^|\/)fr(-[\w-]+)?\.ts$/.test(name))
    .sort()
    .map((name) => ({ file: `${part}/src/${name}`, text: readFileSync(path.join(folder, name), 'utf8') }))
    .filter(({ text }) => isPattern.test(text))
    .map((found) => ({ ...found, says: wordsBy(found.text) }));
}

const wordsBy = (text: string): Record<string, string> =>
  Object.fromEntries(
    (isPattern.exec(text)?.[1] ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split(' ') as [string, string]),
  );

/** Replaces the code `fr` in names of files, paths and tags. No French word `fr` occurs in these sources. */
const inLanguage = (text: string, code: string): string => text.replace(/\bfr\b/g, code);

/** Whether browsers lack the names of days and countries of a language, so that the repository has them. */
const hasOwnNames = (root: string, code: string): boolean =>
  existsSync(path.join(root, `packages/ui/src/language/names-of/${code}.ts`));

function madeFrom({ text, says }: Pattern, code: string, ownNames: boolean): string {
  const body = notice + inLanguage(text.replace(isPattern, ''), code);
  return says.names && ownNames ? knowingNames(body, code, says.names) : body;
}

/** Adds the import of the language's names, and registers them before any message is used. */
function knowingNames(text: string, code: string, extent: string): string {
  const file = extent === 'all' ? code : `${code}-${extent}`;
  const imports = [
    ...text.matchAll(/^import .*;\n/gm),
    ["import { knowNames } from '@portal/ui/language';\n"],
    [`import names from '@portal/ui/names/${file}';\n`],
  ].map(([line]) => line ?? '');
  const rest = text.replace(notice, '').replace(/^import .*;\n/gm, '');
  const sorted = imports.sort((one, other) => orderOf(one).localeCompare(orderOf(other), 'en'));
  return `${notice}${sorted.join('')}\nknowNames('${code}', names);\n\n${rest.trimStart()}`;
}

/** The sort key of an import line, as the formatter sorts: packages first, then paths further up. */
function orderOf(line: string): string {
  const from = /'(.*)'/.exec(line)?.[1] ?? '';
  return `${from.startsWith('@') ? 0 : 9 - from.split('../').length}${from}`;
}

/** The source of `files.ts`: for each language one import, or several that a page loads separately. */
function filesOf(patterns: readonly Pattern[], codes: readonly string[], hasPseudo: boolean): string {
  const load = ({ file, says }: Pattern, code: string) =>
    `() => import(/* webpackChunkName: "${inLanguage(says.chunk ?? '', code)}" */ './${inLanguage(path.basename(file, '.ts'), code)}')`;
  const isOne = patterns.every(({ says }) => !says.as);
  const all = (code: string) =>
    isOne
      ? patterns.map((pattern) => load(pattern, code)).join()
      : `{\n${patterns.map((pattern) => `    ${pattern.says.as}: ${load(pattern, code)},\n`).join('')}  }`;
  const lines = codes.map((code) => `  ${code}: ${all(code)},\n`);
  const pseudo = '() => import(/* webpackChunkName: "language-en-XA" */ \'./en-xa\')';
  if (hasPseudo) lines.push(`  'en-XA': ${isOne ? pseudo : `{ all: ${pseudo} }`},\n`);
  return `/* Written by \`npm run messages\`. */\n\nexport const files = {\n${lines.join('')}};\n`;
}
