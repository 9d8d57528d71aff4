/**
 * Remembers how shown words were made, so that they can be translated later. Parts whose pages do not hold words for
 * long leave it out, and its code.
 */
export interface Memory {
  keep(words: unknown, render: (given: unknown) => unknown, given?: unknown): void;
  /** The words in the current language; undefined for words that this page did not render. */
  again(words: string): string | undefined;
  /**
   * Like `again`, but a sentence of a contract counts as English even when it is also a word of another language:
   * `Stage`.
   */
  sentence(words: string): string | undefined;
  /** Learns the sentences of contracts from the tables of the language that is used from now on. */
  know(tables: readonly Readonly<Record<string, string>>[] | undefined): void;
}

export const memory: { now?: Memory } = {};
