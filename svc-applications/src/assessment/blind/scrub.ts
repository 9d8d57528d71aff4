import { fold } from '../../application';
import type { Wanted } from './identity';
import { hiddenWord } from './outgoing';

/** Addresses of mailboxes and pages, and handles: what has no blank within. */
const address = /@|\uff20|\/\/|^www\.|\.(?:com|org|net|rw)(?![\p{L}\p{N}])/iu;
/** Seven digits or more with what stands between them in phone numbers. */
const phone = /\+?\d(?:[\s().\-/]{0,3}\d){6,}/g;
/** '2019-2021', '12/05/2020', '2020-05-12': years and days are no phone numbers. */
const days =
  /^(?:(?:19|20)\d\d\s*[-/]\s*(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)$/;

/** Words with what may stand within them, also where nobody sees it. */
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

/** A number of a document. */
const isNumber = /(?:\p{N}.*){5}/u;

/** Letters that are written without blanks between words, or with endings: there a name is found anywhere in a word. */
const isLatin = (folded: string): boolean => /^[\p{Script=Latin}\p{N}]+$/u.test(folded);

function isNamed({ folded, isCapital }: Found, { words, short, beginnings, joined }: Wanted): boolean {
  if (isNumber.test(folded) || words.has(folded) || words.has(folded.replace(/s$/, ''))) return true;
  if (isCapital && short.has(folded)) return true;
  if (!isLatin(folded)) return [...words, ...short].some((one) => !isLatin(one) && folded.includes(one));
  return beginnings.some((one) => folded.startsWith(one)) || joined.some((one) => folded.includes(one));
}

/** Where phrases stand, as positions of words. */
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

/** Several hidden words in a row are one: the number of words of a name reveals something of it. */
const together = /\[hidden\](?:[\s,.'’-]*\[hidden\])+/g;

/** A text in which whatever identifies somebody has been replaced, whatever its capitals and accents. */
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

/** The same for every text within a value. */
export function scrubbed<Value>(value: Value, wanted: Wanted): Value {
  if (typeof value === 'string') return scrub(value, wanted) as Value;
  if (Array.isArray(value)) return value.map((one) => scrubbed(one, wanted)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scrubbed(one, wanted)])) as Value;
}
