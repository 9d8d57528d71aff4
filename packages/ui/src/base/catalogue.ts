import { memory } from './memory';

/** How a message is rendered: a text without placeholders is a function without parameters. */
type Translated<Words> = Words extends string ? () => string : Words;

type Message = string | ((given: never) => unknown);

/** The words of a group, or of a whole part, in another language: the place of the first one, and the words from there. */
export type Piece = readonly [first: number, words: readonly unknown[]];

/**
 * The messages of a part, in its current language. The English words are in the code that uses
 * them, by groups, so that a page carries those of its groups; another language comes in pieces, by the messages' places.
 */
export function catalogue() {
  let translations: unknown[] = [];
  return {
    /** A group's messages; `first` is the place of its first one. */
    messages: <const Words extends readonly Message[]>(first: number, group: Words) =>
      group.map((english, place) => {
        const render = (given: unknown): unknown => {
          const words: unknown = translations[first + place] ?? english;
          return typeof words === 'function' ? words(given) : words;
        };
        return (given: unknown) => {
          const words = render(given);
          memory.now?.keep(words, render, given);
          return words;
        };
      }) as unknown as { [Place in keyof Words]: Translated<Words[Place]> },
    /** Renders everything in the language of these words from now on; what they do not have, in English. */
    setWords(pieces: readonly Piece[] = []) {
      translations = [];
      for (const [first, words] of pieces)
        words.forEach((one, place) => {
          translations[first + place] = one;
        });
    },
  };
}
