import type { Sentences } from '.';

interface Found {
  /** What the table has for the sentence. */
  words: string;
  /** What stands in its gaps. */
  gaps: Readonly<Record<string, string>>;
}

interface Pattern {
  shape: RegExp;
  names: readonly string[];
  words: string;
  /** Letters that are not in a gap. */
  letters: number;
}

/** Longer texts are nobody's sentence. */
const LONGEST = 2000;
const gap = /\{(\w+)\}/g;
const special = /[.*+?^$()|[\]\\]/g;

/** Rows are counted: `Reference 2` is one, a `Reference letter` is not. The number of an application is one word. */
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

/** Finds a sentence in tables: word for word, or else by the shape that fixes the most of its letters. */
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
 * Translates English sentences whose values are not kept beside them, by their shape: news for staff, which are stored as
 * sentences. What the tables do not know stays as it is; what stands in a placeholder is written, too, where it is a
 * sentence or a label of its own.
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
  // At the begin of a sentence a label has a capital letter.
  const label = (text: string): string | undefined => whole(text) ?? known(text);
  const whole = (text: string): string | undefined => {
    const small = lowered(text);
    return wordsOf(text) ?? (small === text ? loweredLabel(text) : wordsOf(small));
  };
  /** In the midst of a sentence it has none: 'approved' is the status 'Approved'. */
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
