import { ourFiles, read } from './files';

/** Words of our own that the field has other names for, and those names: they do not come back into names of the code. */
const instead: Readonly<Record<string, string>> = {
  asker: 'actor',
  doomed: 'erasure target',
  evening: 'load test',
  said: 'message, output, translated',
  saying: 'translate, message',
  speak: 'set the language',
  stations: 'steps',
  told: 'message, result, event',
  tongue: 'language, translator',
};
/** Columns and members of the wire are as they were named first; so are keys of catalogues. */
const asStored =
  /^(told_at|said_at|said_by|said_by_name|toldAgain|toldOfNothing|toldOfWhat|noProgramTold|notTold|toldAlways)$/;

const sources = ourFiles().filter(
  (file) =>
    /^(svc-|mfe-|shell|gateway|packages|contracts).*\/src\/.*\.tsx?$/.test(file) &&
    !/generated\.ts$/.test(file),
);
const withoutProse = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/`(?:[^`\\]|\\.)*`/g, '``')
    .replace(/\/(?![/*])(?:[^/\\\n]|\\.)+\/[a-z]*(?=[\s,;.)])/g, '//')
    .replace(/>[^<>{}]*</g, '><');

const wordsOf = (name: string) => name.split(/_|(?=[A-Z])/).map((part) => part.toLowerCase());

/** Names with such a word: `file: name, better: …`. */
const found = (file: string, text: string) =>
  [...new Set(withoutProse(text).match(/[A-Za-z_$][\w$]*/g) ?? [])]
    .filter((name) => !asStored.test(name))
    .flatMap((name) =>
      wordsOf(name)
        .filter((word) => Object.hasOwn(instead, word))
        .map((word) => `${file}: ${name}, better: ${instead[word]}`),
    );

it('names are the field’s own words', () => {
  expect(sources.length).toBeGreaterThan(1500);
  expect(sources.flatMap((file) => found(file, read(file)))).toEqual([]);
});

it('a word of before is found in a name, and not in prose', () => {
  expect(found('a.ts', "const tongueOf = 'told'; // said")).toEqual([
    'a.ts: tongueOf, better: language, translator',
  ]);
});
