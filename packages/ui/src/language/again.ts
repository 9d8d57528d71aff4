import { memory } from '../base/memory';
import { currentTranslate, type Translate, translated } from './translated';

/** More than a page shows at once. */
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
  // Meanwhile nobody knows it: a message whose placeholder holds its own words would recurse for ever.
  repeated.delete(words);
  const now = translate();
  repeated.set(words, translate);
  return now as string;
}

/** The sentences of contracts, by the tables of the last language other than English. */
let known: Translate['tables'];
const know = (tables: Translate['tables']): void => {
  known = tables ?? known;
};
const isSentence = (words: string): boolean => known?.some((table) => Object.hasOwn(table, words)) ?? false;
const sentence = (words: string): string | undefined => (isSentence(words) ? words : again(words));

/** A placeholder's value may be translated, too: a day, the title of a problem. A code, in small letters, is not. */
const inGapAgain = (value: unknown): unknown =>
  typeof value === 'string' && /[\s\p{Lu}]/u.test(value) ? (again(value) ?? value) : value;

const givenAgain = (given: unknown): unknown =>
  typeof given === 'object' && given !== null
    ? Object.fromEntries(Object.entries(given).map(([name, value]) => [name, inGapAgain(value)]))
    : given;

/**
 * Remembers from now on how words came to be: a state, a refusal, a short message may hold them while another language is
 * chosen. Returns `said`, which translates them into that one.
 */
export function remembering(): (words: string) => string {
  know(currentTranslate()?.tables);
  memory.now = { keep, again, sentence, know };
  return translated;
}
