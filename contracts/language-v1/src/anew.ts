import { type Sentences, sayingWith } from '.';

/** A language as a page knows it: what its sentences are found in. English has no tables. */
type Tables = readonly Sentences[];

const turned = (table: Sentences): Sentences =>
  Object.fromEntries(Object.entries(table).map(([english, words]) => [words, english]));

/** The English of sentences that were said by these tables; what they do not know stays as it is. */
export const englishBy = (tables: Tables): ((words: string) => string) =>
  tables.length > 0 ? sayingWith(...tables.map(turned)) : (words) => words;

/** Says English sentences by these tables; without tables they stay English. */
export const sayingBy = (tables: Tables): ((english: string) => string) =>
  tables.length > 0 ? sayingWith(...tables) : (english) => english;
