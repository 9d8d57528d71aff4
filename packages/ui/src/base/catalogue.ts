import { memory } from './memory';

/** The function by which a message is used: a text without placeholders becomes a function without parameters. */
type Translated<Words> = Words extends string ? () => string : Words;

type Message = string | ((given: never) => unknown);

/**
 * The words of a group, or of a whole part, in another language: the index of its first message, and the words from
 * there.
 */
export type Piece = readonly [first: number, words: readonly unknown[]];

/**
 * Makes the messages of a part in its current language. The English words are in the code that uses them, by groups, so
 * that a page loads only its own groups; other languages arrive in pieces by the messages' indexes.
 */
export function catalogue() {
  let translations: unknown[] = [];
  return {
    /** A group's messages; `first` is the index of its first message. */
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
    /** From now on shows messages in these words; messages without such words are shown in English. */
    setWords(pieces: readonly Piece[] = []) {
      translations = [];
      for (const [first, words] of pieces)
        words.forEach((one, place) => {
          translations[first + place] = one;
        });
    },
  };
}
