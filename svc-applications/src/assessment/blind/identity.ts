import type { BlindReading } from '@portal/contract-svc-applications-v1/questions';
import { type Answers, splitWords, type WholeApplication } from '../../application';

/** The texts in an application that identify its applicant. */
export interface Identity {
  /** Names of people, and the words of their email addresses. */
  names: string[];
  /** Addresses, institutions and countries. */
  places: string[];
}

type Row = Record<string, unknown>;
type Paths = BlindReading['names'];

const rowsAt = (answers: Answers, key: string): Row[] =>
  Array.isArray(answers[key]) ? (answers[key] as unknown[]).map((row) => (row ?? {}) as Row) : [];

const texts = (values: unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value.trim() !== '');

/** The answers at these paths, which are `name` or `list.name`. */
const answersAt = (answers: Answers, paths: Paths): string[] =>
  texts(
    Object.values(paths)
      .flat()
      .flatMap((path) => {
        const [key = '', of] = path.split('.');
        return of === undefined ? [answers[key]] : rowsAt(answers, key).map((row) => row[of]);
      }),
  );

/** All texts that identify the applicant: the applicant's own answers, the account, referees and places. */
export function identityOf(
  { answers, applicantName, identity }: Pick<WholeApplication, 'answers' | 'applicantName' | 'identity'>,
  reading: Pick<BlindReading, 'names' | 'places'>,
  others: readonly string[],
): Identity {
  const referees = rowsAt(answers, 'references');
  const { fullName, email, phoneNumber } = identity;
  return {
    names: [
      ...texts([applicantName, fullName, email, phoneNumber]),
      ...answersAt(answers, reading.names),
      ...texts(referees.flatMap((row) => [row.full_name, row.email, row.phone])),
      ...others,
    ],
    places: [
      ...answersAt(answers, reading.places),
      ...texts(referees.flatMap(({ institution, organization }) => [institution, organization])),
    ],
  };
}

/** What is searched for in a text. All of it is folded: without capitals and accents. */
export interface Wanted {
  /** Whole words. */
  words: Set<string>;
  /** Words of two letters, which count as names only if they begin with a capital. */
  short: Set<string>;
  /** Long words of names, which also match with an ending, and pairs of words in a name that are written as one. */
  beginnings: string[];
  joined: string[];
  /** Several words that match in this order. */
  phrases: string[][];
}

const longEnough = 5;
/** The part of an email address before the @; the domain is left out because many people share it. */
const localPart = (text: string): string => text.split('@')[0] ?? '';
const letters = (word: string): string => word.replace(/\p{N}+/gu, '');

/** The words of a name, also without their digits; of an email address the words before the @. */
const wordsOf = (name: string): string[] => {
  const text = name.includes('@') ? localPart(name) : name;
  // A name with an apostrophe also gives the words before and after it.
  const found = [text, text.replace(/['’‘ʼ`´]/g, ' ')]
    .flatMap(splitWords)
    .flatMap((one) => one.split(/[_%]+/));
  return [...new Set(found.flatMap((word) => [word, letters(word)]))].filter((word) => /\p{L}/u.test(word));
};

export function wantedOf({ names, places }: Identity): Wanted {
  const perName = names.map(wordsOf);
  const words = perName.flat().filter((word) => word.length > 1 || !/\p{Script=Latin}/u.test(word));
  const longPlaces = places.flatMap(splitWords).filter((word) => word.length >= longEnough);
  return {
    words: new Set([...words.filter((word) => word.length !== 2), ...longPlaces]),
    short: new Set(words.filter(({ length }) => length === 2)),
    beginnings: words.filter(({ length }) => length >= longEnough),
    joined: perName.flatMap(pairs).filter(({ length }) => length >= longEnough),
    phrases: places
      .flatMap((place) => place.split(/[,;\n]+/))
      .map(splitWords)
      .filter((phrase) => phrase.join('').length > 2),
  };
}

/** Two words of a name written as one, as in handles and email addresses. */
const pairs = (words: string[]): string[] =>
  words.flatMap((one) => words.filter((other) => other !== one).map((other) => one + other));
