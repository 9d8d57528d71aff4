import { fold } from '../../application';
import type { Wanted } from './identity';
import { hiddenWord } from './outgoing';

/** Addresses of mailboxes and web pages, and handles, none of which contains a blank. */
const address = /@|\uff20|\/\/|^www\.|\.(?:com|org|net|rw)(?![\p{L}\p{N}])/iu;
/** Phone numbers: seven digits or more, with the characters that may separate them. */
const phone = /\+?\d(?:[\s().\-/]{0,3}\d){6,}/g;
/** Years and days are no phone numbers: '2019-2021', '12/05/2020', '2020-05-12'. */
const days =
  /^(?:(?:19|20)\d\d\s*[-/]\s*(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)$/;

/** Words, including apostrophes and invisible characters within them. */
const word = /[\p{L}\p{M}\p{N}\p{Cf}'’‘ʼ`´]+/gu;
const within = /[\p{Cf}'’‘ʼ`´]/gu;

interface Found {
  from: number;
  to: number;
  folded: string;
  isCapital: boolean;
}

const wordsIn = (text: string): Found[] =>
  [...text.matchAll(word)].map(({ index, 0: written }) => ({
    from: index,
    to: index + written.length,
    folded: fold(written.replace(within, '')),
    isCapital: !/^\p{Ll}/u.test(written),
  }));

/** A word with five digits or more, such as the number of a document. */
const isNumber = /(?:\p{N}.*){5}/u;

/** Whether a word is Latin. Other scripts may have no blanks between words: there a name is found within a word. */
const isLatin = (folded: string): boolean => /^[\p{Script=Latin}\p{N}]+$/u.test(folded);

function isNamed({ folded, isCapital }: Found, { words, short, beginnings, joined }: Wanted): boolean {
  if (isNumber.test(folded) || words.has(folded) || words.has(folded.replace(/s$/, ''))) return true;
  if (isCapital && short.has(folded)) return true;
  if (!isLatin(folded)) return [...words, ...short].some((one) => !isLatin(one) && folded.includes(one));
  return beginnings.some((one) => folded.startsWith(one)) || joined.some((one) => folded.includes(one));
}

/** The positions of words that belong to a phrase. */
function inPhrases(found: Found[], phrases: string[][]): Set<number> {
  const hit = new Set<number>();
  for (const phrase of phrases)
    for (let start = 0; start + phrase.length <= found.length; start += 1)
      if (phrase.every((one, offset) => found[start + offset]?.folded === one))
        phrase.forEach((_, offset) => {
          hit.add(start + offset);
        });
  return hit;
}

/** Adjacent hidden words become one, since their number would reveal how many words the name has. */
const together = /\[hidden\](?:[\s,.'’-]*\[hidden\])+/g;

/** Replaces whatever identifies the applicant in a text, regardless of capitals and accents. */
export function scrub(typed: string, wanted: Wanted): string {
  const text = typed
    .normalize('NFC')
    .replace(/\S+/g, (piece) => (address.test(piece) ? hiddenWord : piece))
    .replace(phone, (found) => (days.test(found.trim()) ? found : hiddenWord));
  const found = wordsIn(text);
  const hit = inPhrases(found, wanted.phrases);
  let scrubbed = '';
  let matches = 0;
  found.forEach((one, position) => {
    if (!hit.has(position) && !isNamed(one, wanted)) return;
    scrubbed += text.slice(matches, one.from) + hiddenWord;
    matches = one.to;
  });
  return (scrubbed + text.slice(matches)).replace(together, hiddenWord);
}

/** Scrubs every text within a value. */
export function scrubbed<Value>(value: Value, wanted: Wanted): Value {
  if (typeof value === 'string') return scrub(value, wanted) as Value;
  if (Array.isArray(value)) return value.map((one) => scrubbed(one, wanted)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scrubbed(one, wanted)])) as Value;
}
