import { remember, sayAgain } from './again';

/** How a message is said: a text without placeholders is a function of nothing. */
type Said<Words> = Words extends string ? () => string : Words;

type Message = string | ((given: never) => unknown);

/**
 * The messages of a part, in the language that it speaks at the moment. The English words stand with the code that uses
 * them, by groups, so that a page carries those of its groups; another language is one list, by the messages' places.
 */
export function catalogue() {
  let spoken: readonly unknown[] = [];
  return {
    /** A group's messages; `first` is the place of its first one. */
    messages: <const Words extends readonly Message[]>(first: number, group: Words) =>
      group.map((english, place) => {
        const say = (given: unknown): unknown => {
          const words: unknown = spoken[first + place] ?? english;
          return typeof words === 'function' ? words(given) : words;
        };
        return (given: unknown) => {
          const words = say(given);
          if (typeof words === 'string') remember(words, () => say(givenAgain(given)) as string);
          return words;
        };
      }) as unknown as { [Place in keyof Words]: Said<Words[Place]> },
    /** Says everything in the language of these words from now on; without words in English. */
    speak(words: readonly unknown[] = []) {
      spoken = words;
    },
  };
}

/** What stands in a gap may have been said, too: a day, the title of a problem. A code, in small letters, is not. */
const inGapAgain = (value: unknown): unknown =>
  typeof value === 'string' && /[\s\p{Lu}]/u.test(value) ? (sayAgain(value) ?? value) : value;

const givenAgain = (given: unknown): unknown =>
  typeof given === 'object' && given !== null
    ? Object.fromEntries(Object.entries(given).map(([name, value]) => [name, inGapAgain(value)]))
    : given;
