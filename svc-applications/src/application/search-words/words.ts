/** The facts of an application by which a search finds it. */
export interface Searchable {
  name: string;
  email: string;
  /** Digits, with the dial code first. */
  phone: string;
}

/** Longer words are cut to this many characters, both when stored and when searched. */
export const wordLength = 100;
const mostWords = 60;

const ofTheirOwn: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
};
const special = new RegExp(`[${Object.keys(ofTheirOwn).join('')}]`, 'g');

/** The text in lower case, without accents, in plain letters. Done here so that all database engines agree. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(special, (letter) => ofTheirOwn[letter] ?? letter);
}

/** Splits a text into folded words of letters and digits. % and _ count as letters, apostrophes are dropped. */
export function splitWords(text: string): string[] {
  const folded = fold(text.replace(/['’‘ʼ`´]/g, ''));
  return folded.split(/[^\p{L}\p{N}%_]+/u).filter(Boolean);
}

/** Prefixes that mark domains and phone numbers among the words, so that they are searched in their own way. */
export const domainMark = '@';
const backwardsMark = '<';
const forwardsMark = '>';

export const cut = (word: string): string => [...word].slice(0, wordLength).join('');
/** A phone number forwards, and backwards for people who search without the dial code. */
export const forwards = (digits: string): string => forwardsMark + digits;
export const backwards = (digits: string): string => backwardsMark + [...digits].reverse().join('');

/** The words by which a search finds an application. */
export function searchWords({ name, email, phone }: Searchable): string[] {
  const address = fold(email);
  const [local = '', domain = ''] = address.split('@');
  const words = [
    ...splitWords(name),
    address,
    ...splitWords(local),
    domainMark + domain,
    forwards(phone),
    backwards(phone),
  ];
  return [...new Set(words.filter(Boolean).map(cut))].slice(0, mostWords);
}

/** The least length of a part that is found within a word; a single letter is found only at the beginning of a word. */
export const shortestPart = 2;
/** Nobody searches for a domain by two letters: `om` occurs in most of them. */
const shortestOfDomain = 3;

const endsOf = (word: string, shortest = shortestPart): string[] => {
  const letters = [...word];
  return letters
    .slice(1, Math.max(1, letters.length - shortest + 1))
    .map((_, at) => letters.slice(at + 1).join(''));
};

/**
 * The endings of the words, by which a search finds text within a word. An address gives an ending from each place
 * before its @; its domain gives endings of its own, marked as a domain.
 */
export function searchParts(words: string[]): string[] {
  const address = words.find((word) => word.indexOf('@') > 0) ?? '';
  const [local = ''] = address.split('@');
  const plain = words.filter((word) => !/[@<>]/.test(word)).flatMap((word) => endsOf(word));
  const domains = words.filter((word) => word.startsWith(domainMark)).map((word) => word.slice(1));
  return [
    ...new Set([
      ...endsOf(address).slice(0, Math.max(0, [...local].length - 1)),
      ...domains.flatMap((domain) => endsOf(domain, shortestOfDomain)).map((end) => cut(domainMark + end)),
      // Endings that occur in the part before the @ are found through the address already.
      ...plain.filter((end) => !local.includes(end)),
    ]),
  ];
}

const initials = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The bit for a letter or digit with which words begin; undefined for any other character. */
export function initialBit(letter: string): number | undefined {
  const position = initials.indexOf(letter);
  return letter.length === 1 && position >= 0 ? 2 ** position : undefined;
}

/** The bits of all letters and digits with which one of the words begins. */
export function initialsOf(words: string[]): number {
  const letters = new Set(words.map((word) => word.charAt(0)));
  return [...letters].reduce((bits, letter) => bits + (initialBit(letter) ?? 0), 0);
}

/** The key by which lists are ordered by name. */
export const nameKey = (name: string): string =>
  [...splitWords(name).join(' ')].slice(0, wordLength).join('');
