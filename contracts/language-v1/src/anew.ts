import type { Sentences } from '.';
import { translateStored } from './stored';

/** The tables in which a page looks up the sentences of its language. English has no tables. */
type Tables = readonly Sentences[];

const turned = (table: Sentences): Sentences =>
  Object.fromEntries(Object.entries(table).map(([english, words]) => [words, english]));

/** Translates back to English by these tables; sentences that they do not contain stay as they are. */
export const englishBy = (tables: Tables): ((words: string) => string) =>
  tables.length > 0 ? translateStored(tables.map(turned)) : (words) => words;

/** Translates English sentences by these tables; without tables they stay English. */
export const translateFrom = (tables: Tables): ((english: string) => string) =>
  tables.length > 0 ? translateStored(tables) : (english) => english;
