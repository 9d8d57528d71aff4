import type { Sentences } from '.';

interface Found {
  /** The table's entry for the sentence. */
  words: string;
  /** The texts in the sentence's placeholders. */
  gaps: Readonly<Record<string, string>>;
}

interface Pattern {
  shape: RegExp;
  names: readonly string[];
  words: string;
  /** The number of letters outside of placeholders. */
  letters: number;
}

/** In characters: no sentence of the portal is longer. */
const LONGEST = 2000;
const gap = /\{(\w+)\}/g;
const special = /[.*+?^$()|[\]\\]/g;

/**
 * Patterns of placeholders that are not free text: a row's position is a number, so `Reference 2` matches and
 * `Reference letter` does not; an application's reference is one word.
 */
const widths: Readonly<Record<string, string>> = { position: '(\\d+)', reference: '(\\S+)' };
const widthOf = (name = ''): string => widths[name] ?? '(.+?)';

function patternOf([english, words]: [string, string]): Pattern {
  const names = [...english.matchAll(gap)].map(([, name = '']) => name);
  const fixed = english.split(/\{\w+\}/);
  const shape = fixed
    .map((part, at) => part.replace(special, '\\$&') + (at < names.length ? widthOf(names[at]) : ''))
    .join('');
  return { shape: new RegExp(`^${shape}$`, 's'), names, words, letters: fixed.join('').length };
}

/** Finds a sentence in tables: by its exact text, or else by the pattern with the most fixed letters. */
function finderIn(tables: readonly Sentences[]): (sentence: string) => Found | undefined {
  const entries = tables.flatMap((table) => Object.entries(table));
  const whole = new Map(entries);
  let shapes: Pattern[] | undefined;
  return (sentence) => {
    const words = whole.get(sentence);
    if (words !== undefined) return { words, gaps: {} };
    if (sentence.length > LONGEST) return undefined;
    shapes ??= entries
      .filter(([english]) => english.search(gap) >= 0)
      .map(patternOf)
      .sort((one, other) => other.letters - one.letters);
    for (const { shape, names, words } of shapes) {
      const found = shape.exec(sentence);
      if (found)
        return { words, gaps: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
    }
    return undefined;
  };
}

/**
 * Translates English sentences that were stored without the values of their placeholders, such as news for staff: finds
 * them by their pattern. Unknown sentences stay as they are; the text in a placeholder is translated when it is a
 * sentence or a label itself.
 */
export function translateStored(tables: readonly Sentences[]): (english: string) => string {
  const find = finderIn(tables);
  const known = (english: string): string | undefined => {
    const found = find(english);
    return found?.words.replace(gap, (place, name: string) =>
      name in found.gaps ? inGap(found.gaps[name] ?? '') : place,
    );
  };
  const wordsOf = (text: string) => tables.find((table) => Object.hasOwn(table, text))?.[text];
  // At the beginning of a sentence a label has a capital letter.
  const label = (text: string): string | undefined => whole(text) ?? known(text);
  const whole = (text: string): string | undefined => {
    const small = lowered(text);
    return wordsOf(text) ?? (small === text ? loweredLabel(text) : wordsOf(small));
  };
  /** Within a sentence a label has a small letter: 'approved' is the status 'Approved'. */
  const loweredLabel = (text: string): string | undefined => {
    const words = wordsOf(text.charAt(0).toUpperCase() + text.slice(1));
    return words && lowered(words);
  };
  const inGap = (text: string): string =>
    label(text) ??
    text
      .split(', ')
      .map((part) => label(part) ?? part)
      .join(', ');
  const inRow = (english: string): string =>
    english
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .map((sentence) => known(sentence) ?? sentence)
      .join(' ');
  return (english) => known(english) ?? inRow(english);
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
