import path from 'node:path';
import { catalogues } from './catalogues';
import { sentencesIn, shapeOf } from './sentences';
import { sourcesIn } from './visible-words';

const root = path.resolve(__dirname, '../../../..');
const contracts = catalogues(root).filter(({ part }) => part.startsWith('contracts/'));

/** Texts that nobody reads as a sentence: by the file and what stands there. */
const unspoken = [
  /^(generated|operations|calls|answers|cookies|version)\.ts /,
  /^programmes\/offers\//,
  / (en-GB|UTC|NFKD|APP|INT|VIS|Open|APP-\{\}|\{\}T00:00:00Z|\{\}-\{\})$/,
  /^questions\/person\.ts section-permanent street-address$/,
  /^questions\/aliases\.ts name$/,
  // Their tables have a gap for a brace that stands alone, and for each of two forms.
  /^messages-templates\.ts A \{ or \} stands alone/,
  /^letters\.ts waiting for \{\} of \{\} \{\}$/,
];

/** How the home page offers programmes has its translations in `programmes/offers`. */
const withoutOffers = (text: string) => text.replace(/: HomeCard = \{.*?\n\};/gs, '');

test('each sentence of a contract has its words in every language', () => {
  const missing = contracts.flatMap(({ part, texts }) => {
    const known = new Set(Object.values(texts.en ?? {}).map(shapeOf));
    return [...sourcesIn(path.join(root, part, 'src'))].flatMap(([file, text]) =>
      sentencesIn(file, withoutOffers(text))
        .filter((sentence) => !known.has(sentence))
        .map((sentence) => `${file} ${sentence}`)
        .filter((line) => !unspoken.some((none) => none.test(line))),
    );
  });
  expect(contracts.length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});

test('sentences are found with their gaps, keys are not', () => {
  const source = `const a = { value: 'in-review', label: 'interns', say: { en: \`At most \${n} files\` } };
    type B = 'No sentence'; const c = 'Add at most {limit}';`;
  expect(sentencesIn('a.ts', source)).toEqual(['interns', 'At most {} files', 'Add at most {}']);
});
