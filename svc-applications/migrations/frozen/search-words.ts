/**
 * The words by which search found applications when 20261121123000_add_search was shipped. The migration fills tables
 * as that release reads them, so today's code of the service must not change it.
 */

interface Searchable {
  name: string;
  email: string;
  phone: string;
}

const wordLength = 100;
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

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(special, (letter) => ofTheirOwn[letter] ?? letter);
}

function splitWords(text: string): string[] {
  const folded = fold(text.replace(/['’‘ʼ`´]/g, ''));
  return folded.split(/[^\p{L}\p{N}%_]+/u).filter(Boolean);
}

const cut = (word: string): string => [...word].slice(0, wordLength).join('');

/** The domain of an email is marked by '@', a phone number by '>', the reversed phone number by '<'. */
export function searchWords({ name, email, phone }: Searchable): string[] {
  const address = fold(email);
  const [local = '', domain = ''] = address.split('@');
  const phones = [`>${phone}`, `<${[...phone].reverse().join('')}`];
  const words = [...splitWords(name), address, ...splitWords(local), `@${domain}`, ...phones];
  return [...new Set(words.filter(Boolean).map(cut))].slice(0, mostWords);
}

const initials = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The bits of all letters and digits with which one of the words begins. */
export function initialBits(words: string[]): number {
  const positions = new Set(words.map((word) => initials.indexOf(word.charAt(0))));
  return [...positions].reduce((bits, position) => bits + (position >= 0 ? 2 ** position : 0), 0);
}

export const orderedName = (name: string): string =>
  [...splitWords(name).join(' ')].slice(0, wordLength).join('');
