import { ourFiles, read } from './files';

/** Invented words with the field's words for them: the invented ones may not return into names in the code. */
const instead: Readonly<Record<string, string>> = {
  asker: 'actor',
  doomed: 'erasure target',
  evening: 'load test',
  house: 'checkout, repository, portal, organisation',
  mend: 'correct, repair',
  mended: 'corrected, repaired',
  said: 'message, output, translated',
  saying: 'translate, message',
  speak: 'set the language',
  spoken: 'offered, announced',
  stations: 'steps',
  tell: 'notify, report, show',
  telling: 'notifying',
  told: 'message, result, event',
  tongue: 'language, translator',
};
/** Names that must stay: stored columns, members of the API, keys of catalogues, metrics and Bootstrap. */
const asStored =
  /^(told_at|said_at|said_by|said_by_name|toldAgain|toldOfNothing|toldOfWhat|noProgramTold|notTold|toldAlways|tellUs|figures_mended_total)$/;

/**
 * Phrases that may not return into documents, comments and titles of tests, where a single word may be plain English.
 */
const inSentences: readonly [RegExp, string][] = [
  [/\bwithout a line\b|\bthe line (?:is|was|goes|comes|came) (?:back|gone)\b/i, 'offline, reconnected'],
  [/\b(?:stor(?:y|ies)|tests?|screens?) (?:is|are|was|were) told\b|\btold (?:again|once more)\b/i, 'run'],
  [/\bis told (?:this )?once\b/i, 'is shown once'],
  [/\bmend(?:s|ed|ing|ings)?\b/i, 'correct, repair, fix'],
  [/\b(?:the|this|our) house\b/i, 'the repository, the portal, the organisation'],
  [/\btongues?\b/i, 'language, translator'],
  [/\b(?:public|one|operators'|staff's) door\b|\bdoor of\b/i, 'entrance, sign-in, port'],
  [/\bdoomed\b|\baskers?\b|\bstations\b/i, 'erasure target, actor, steps'],
];

const files = ourFiles().filter(
  (file) =>
    !/generated\.ts$|(^|\/)(CHANGELOG|LICENSE)|\.openapi|^e2e\/conventions\/field-words|^docs\/screens\//.test(
      file,
    ),
);
const named = files.filter((file) =>
  /^(scripts|bench|deploy|e2e|(svc-|mfe-|shell|gateway|packages|contracts).*\/src)\/.*\.([cm]?[jt]s|tsx)$/.test(
    file,
  ),
);
/** Documents; those that decide on words are left out, since they name the earlier words. */
const documents = files.filter(
  (file) => file.endsWith('.md') && !/adr\/0110-|languages\/words\.md$/.test(file),
);

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const withoutProse = (text: string) =>
  text
    .replace(comments, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/`(?:[^`\\]|\\.)*`/g, '``')
    .replace(/\/(?![/*])(?:[^/\\\n]|\\.)+\/[a-z]*(?=[\s,;.)])/g, '//')
    .replace(/>[^<>{}]*</g, '><');
const commentsIn = (text: string) => (text.match(comments) ?? []).join('\n').replace(/\n\s*\*? ?/g, ' ');
/** The text of a document without code, addresses, and names of files and metrics. */
const sentencesIn = (text: string) => text.replace(/`[^`\n]*`|\]\([^)]*\)/g, '');

const wordsOf = (name: string) => name.split(/_|(?=[A-Z])/).map((part) => part.toLowerCase());

/** Names that contain an invented word, as `file: name, better: …`. */
const namesIn = (file: string, text: string) =>
  [...new Set(withoutProse(text).match(/[A-Za-z_$][\w$]*/g) ?? [])]
    .filter((name) => !asStored.test(name))
    .flatMap((name) =>
      wordsOf(name)
        .filter((word) => Object.hasOwn(instead, word))
        .map((word) => `${file}: ${name}, better: ${instead[word]}`),
    );
const phrasesIn = (file: string, text: string) =>
  inSentences.flatMap(([phrase, better]) => {
    const found = phrase.exec(text);
    return found ? [`${file}: ${found[0]}, better: ${better}`] : [];
  });

it('names are the field’s own words, in commands and tests as in what ships', () => {
  expect(named.length).toBeGreaterThan(2000);
  expect(named.flatMap((file) => namesIn(file, read(file)))).toEqual([]);
});

it('the sentences of documents and comments use the words of the field', () => {
  expect(documents.length).toBeGreaterThan(80);
  expect([
    ...documents.flatMap((file) => phrasesIn(file, sentencesIn(read(file)))),
    ...named.flatMap((file) => phrasesIn(file, commentsIn(read(file)))),
  ]).toEqual([]);
});

it('a replaced word is found in names; in prose it passes only with another meaning', () => {
  expect(namesIn('a.ts', "const tongueOf = 'told'; // said")).toEqual([
    'a.ts: tongueOf, better: language, translator',
  ]);
  expect(phrasesIn('a.md', 'Pages open without a line. Nobody is told.')).toEqual([
    'a.md: without a line, better: offline, reconnected',
  ]);
  expect(sentencesIn('See [it](adr/the-house.md) and `mended_total`.')).toBe('See [it and .');
});
