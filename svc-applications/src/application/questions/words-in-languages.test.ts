import {
  documentTypes,
  fileLabels,
  fileMessages,
  visitDocumentTypes,
} from '@portal/contract-svc-applications-v1';
import { problemsOf, questions } from '../../../test/factories/walked-questions';
import { translatorFor } from '../../platform/language/translator-for';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Words that carry meaning: long ones, and short ones in capitals ('CV'). */
const wordsOf = (text: string): string[] =>
  (plain(text).match(/[a-zA-Z]+/g) ?? [])
    .filter((word) => word.length >= 4 || (word.length >= 2 && word === word.toUpperCase()))
    .map((word) => word.toLowerCase());

/**
 * Kinyarwanda prefixes before a root: noun classes, infinitives, subjects and objects. The root stays the same: ishuri
 * and amashuri, kuvugisha and twakuvugisha.
 */
const prefixes =
  'umu umw aba ab imi imy im in iki ik icy ibi ib iby iri ama am uru ur aka ak aga aki agi utu ut ubu ubw uku uk aha i u a ku kw ko gu gw go kwi mu ba mi ki gi ri bi bwi ma ru ka ga tu twi du bu cy cya cyo by bya byo ry rya ryi rw rwa bwa yi y w wi wa waho waryi n m z aku twaku ige igi'.split(
    ' ',
  );

/** A word, and what may be its root. */
const rootsOf = (word: string): string[] => [
  word,
  ...prefixes
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= 4)
    .map((prefix) => word.slice(prefix.length)),
];

/** French words are compared by their beginnings, Kinyarwanda words by their roots. */
const isSameWord = {
  fr: (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4),
  rw: (one: string, other: string) => {
    const beginnings = rootsOf(other).map((root) => root.slice(0, 5));
    return rootsOf(one).some((root) => beginnings.includes(root.slice(0, 5)));
  },
} as const;

/** Words that occur in any sentence. */
const small = {
  fr: new Set(
    'votre vous dans pour avec quel quelle avez etes doit etre plus moins entrez choisissez indiquez ecrivez ajoutez cette comme deux lettres caracteres'.split(
      ' ',
    ),
  ),
  rw: new Set(
    'andika hitamo uzuza yawe wawe bwawe cyawe byawe kuri cyangwa niba ubundi gusa byibuze muri inyuguti kigomba igomba mbere kandi bwite wuzuye yuzuye bwuzuye wifuza'.split(
      ' ',
    ),
  ),
} as const;

const nameTheSame = (language: 'fr' | 'rw', label: string, sentence: string): boolean => {
  const carrying = (text: string) => wordsOf(text).filter((word) => !small[language].has(word));
  const messages = carrying(sentence);
  return carrying(label).some((word) => messages.some((other) => isSameWord[language](word, other)));
};

describe.each(['fr', 'rw'] as const)('in %s', (language) => {
  const { translate } = translatorFor(language);

  test('each problem names what its label names', () => {
    const strange = questions.flatMap(({ place, leaf }) => {
      const label = [leaf.label.en, leaf.term?.en ?? ''].filter(Boolean).map(translate).join(' ');
      return problemsOf(leaf)
        .map(({ en }) => translate(en))
        .filter((sentence) => !nameTheSame(language, label, sentence))
        .map((sentence) => `${place} “${label}”: ${sentence}`);
    });
    expect(strange).toEqual([]);
  });

  /** Per cent of all labels that a problem of another question would also fit: the errors that this check misses. */
  test('the net is narrow: a problem of another question hardly ever passes', () => {
    const known = questions.map(({ leaf }) => ({
      label: [leaf.label.en, leaf.term?.en ?? ''].filter(Boolean).map(translate).join(' '),
      problems: problemsOf(leaf).map(({ en }) => en),
    }));
    const strangers = known.flatMap(({ label, problems }) =>
      problems.flatMap((problem) =>
        known
          .filter((other) => other.label !== label && !other.problems.includes(problem))
          .map((other) => nameTheSame(language, other.label, translate(problem))),
      ),
    );
    expect(strangers.length).toBeGreaterThan(10_000);
    expect((100 * strangers.filter(Boolean).length) / strangers.length).toBeLessThan(5.5);
  });

  test('each file is called by words of its field’s label', () => {
    const strange = [...documentTypes, ...visitDocumentTypes].flatMap(({ value, label }) =>
      [fileMessages.missing(fileLabels[value]), fileMessages.notPdf(fileLabels[value])]
        .map((message) => translate(message))
        .filter((sentence) => !nameTheSame(language, translate(label), sentence))
        .map((sentence) => `${translate(label)}: ${sentence}`),
    );
    expect(strange).toEqual([]);
  });
});

test('a problem of another question would be found', () => {
  expect(nameTheSame('fr', 'Nationalité', 'Entrez votre adresse e-mail')).toBe(false);
  expect(nameTheSame('rw', 'Ubwenegihugu', 'Andika imeyili yawe')).toBe(false);
  expect(nameTheSame('rw', 'Amashuri', 'Andika izina ry’ishuri')).toBe(true);
  expect(nameTheSame('rw', 'Uko wifuza kuvugishwa', 'Hitamo uko twakuvugisha')).toBe(true);
  expect(nameTheSame('rw', 'Aderesi ihoraho', 'Andika aho ukora')).toBe(false);
  expect(nameTheSame('rw', 'Gutangira', 'Andika irangiriro')).toBe(false);
});
