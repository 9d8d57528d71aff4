/** How a message is said: a text without placeholders is a function of nothing. */
type Said<Words> = Words extends string ? () => string : Words;

/**
 * The messages of a part, in the language that it speaks at the moment. The English words stand with the code that uses
 * them, so that a page carries those that it says and no others; another language is a list, by the messages' places.
 */
export function catalogue() {
  let spoken: readonly unknown[] = [];
  return {
    message: <Words extends string | ((given: never) => unknown)>(place: number, english: Words) =>
      ((given: unknown) => {
        const words: unknown = spoken[place] ?? english;
        return typeof words === 'function' ? words(given) : words;
      }) as Said<Words>,
    /** Says everything in the language of these words from now on; without words in English. */
    speak(words: readonly unknown[] = []) {
      spoken = words;
    },
  };
}
