import {
  documentTypes,
  fileLabels,
  fileMessages,
  visitDocumentTypes,
} from '@portal/contract-svc-applications-v1';
import { problemsOf, questions } from '../../../test/factories/walked-questions';
import { tongueOf } from '../../platform/language/tongue';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Words that can carry a sentence: long ones, and short ones in capitals ('CV'). */
const wordsOf = (text: string): string[] =>
  (plain(text).match(/[a-zA-Z]+/g) ?? [])
    .filter((word) => word.length >= 4 || (word.length >= 2 && word === word.toUpperCase()))
    .map((word) => word.toLowerCase());

/** French words keep their beginning; in Kinyarwanda it changes with the class and the number, and what is behind it stays. */
const isSameWord = {
  fr: (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4),
  rw: (one: string, other: string) => {
    for (let at = 0; at + 5 <= one.length; at += 1) if (other.includes(one.slice(at, at + 5))) return true;
    return one === other;
  },
} as const;

/** Words that stand in any sentence. */
const small = {
  fr: new Set(
    'votre vous dans pour avec quel quelle avez etes doit etre plus moins entrez choisissez indiquez ecrivez ajoutez cette comme deux lettres caracteres'.split(
      ' ',
    ),
  ),
  rw: new Set(
    'andika hitamo uzuza yawe wawe bwawe cyawe byawe kuri cyangwa niba ubundi gusa byibuze muri inyuguti kigomba igomba'.split(
      ' ',
    ),
  ),
} as const;

const nameTheSame = (language: 'fr' | 'rw', label: string, sentence: string): boolean => {
  const carrying = (text: string) => wordsOf(text).filter((word) => !small[language].has(word));
  const told = carrying(sentence);
  return carrying(label).some((word) => told.some((other) => isSameWord[language](word, other)));
};

describe.each(['fr', 'rw'] as const)('in %s', (language) => {
  const { say } = tongueOf(language);

  test('each problem names what its label names', () => {
    const strange = questions.flatMap(({ place, leaf }) => {
      const label = [leaf.label.en, leaf.term?.en ?? ''].filter(Boolean).map(say).join(' ');
      return problemsOf(leaf)
        .map(({ en }) => say(en))
        .filter((sentence) => !nameTheSame(language, label, sentence))
        .map((sentence) => `${place} “${label}”: ${sentence}`);
    });
    expect(strange).toEqual([]);
  });

  test('each file is called by words of its field’s label', () => {
    const strange = [...documentTypes, ...visitDocumentTypes].flatMap(({ value, label }) =>
      [fileMessages.missing(fileLabels[value]), fileMessages.notPdf(fileLabels[value])]
        .map(say)
        .filter((sentence) => !nameTheSame(language, say(label), sentence))
        .map((sentence) => `${say(label)}: ${sentence}`),
    );
    expect(strange).toEqual([]);
  });
});

test('a problem of another question would be found', () => {
  expect(nameTheSame('fr', 'Nationalité', 'Entrez votre adresse e-mail')).toBe(false);
  expect(nameTheSame('rw', 'Ubwenegihugu', 'Andika imeyili yawe')).toBe(false);
  expect(nameTheSame('rw', 'Amashuri', 'Andika izina ry’ishuri')).toBe(true);
});
