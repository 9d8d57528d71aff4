/** What remembers how words came to be; a part whose pages hold no words for long goes without, and without its code. */
export interface Memory {
  keep(words: unknown, say: (given: unknown) => unknown, given?: unknown): void;
  /** The words in the language that is spoken now; undefined for words that this page did not say. */
  again(words: string): string | undefined;
  /** The same; a sentence of the contracts is English, also where it is a word of another language: `Stage`. */
  sentence(words: string): string | undefined;
  /** Learns the sentences of contracts, by the tables of a language that is spoken from now on. */
  know(tables: readonly Readonly<Record<string, string>>[] | undefined): void;
}

export const memory: { now?: Memory } = {};
