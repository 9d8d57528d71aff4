/** What remembers how words came to be; a part whose pages hold no words for long goes without, and without its code. */
export interface Memory {
  keep(words: unknown, say: (given: unknown) => unknown, given?: unknown): void;
  /** The words in the language that is spoken now; undefined for words that this page did not say. */
  again(words: string): string | undefined;
}

export const memory: { now?: Memory } = {};
