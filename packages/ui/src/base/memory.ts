/** What remembers how words came to be; a part whose pages hold no words for long goes without, and without its code. */
export interface Memory {
  keep(words: unknown, render: (given: unknown) => unknown, given?: unknown): void;
  /** The words in the current language; undefined for words that this page did not render. */
  again(words: string): string | undefined;
  /** The same; a sentence of the contracts is English, also where it is a word of another language: `Stage`. */
  sentence(words: string): string | undefined;
  /** Learns the sentences of contracts, by the tables of the language that is used from now on. */
  know(tables: readonly Readonly<Record<string, string>>[] | undefined): void;
}

export const memory: { now?: Memory } = {};
