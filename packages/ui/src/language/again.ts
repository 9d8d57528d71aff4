import { memory } from '../base/memory';
import { currentTranslate, type Translate, translated } from './translated';

/** The number of remembered words; a page shows fewer at once. */
const MOST = 2000;

const repeated = new Map<string, () => unknown>();

function keep(words: unknown, render: (given: unknown) => unknown, given?: unknown): void {
  if (typeof words !== 'string') return;
  repeated.delete(words);
  repeated.set(words, () => render(givenAgain(given)));
  if (repeated.size <= MOST) return;
  const [oldest = ''] = repeated.keys();
  repeated.delete(oldest);
}

function again(words: string): string | undefined {
  const translate = repeated.get(words);
  if (!translate) return undefined;
  // Removed while the message is made again: a placeholder that holds the message's own words would recurse for ever.
  repeated.delete(words);
  const now = translate();
  repeated.set(words, translate);
  return now as string;
}

/** Tables of the contracts' sentences in the last language other than English. */
let known: Translate['tables'];
const know = (tables: Translate['tables']): void => {
  known = tables ?? known;
};
const isSentence = (words: string): boolean => known?.some((table) => Object.hasOwn(table, words)) ?? false;
const sentence = (words: string): string | undefined => (isSentence(words) ? words : again(words));

/** Translates a placeholder's value again, such as a day or the title of a problem. Codes, in small letters, stay. */
const inGapAgain = (value: unknown): unknown =>
  typeof value === 'string' && /[\s\p{Lu}]/u.test(value) ? (again(value) ?? value) : value;

const givenAgain = (given: unknown): unknown =>
  typeof given === 'object' && given !== null
    ? Object.fromEntries(Object.entries(given).map(([name, value]) => [name, inGapAgain(value)]))
    : given;

/**
 * From now on remembers how shown words were made: a state, a refusal or a short message may still hold them when
 * another language is chosen. Returns a function that translates such words into the current language.
 */
export function remembering(): (words: string) => string {
  know(currentTranslate()?.tables);
  memory.now = { keep, again, sentence, know };
  return translated;
}
