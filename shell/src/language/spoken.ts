import type { createLanguage, languageNow, ownLanguage, withAccount } from '.';
import type { Words } from './saying';

/** What a file of a language brings: its words, and the code that speaks them. */
export interface SpokenLanguage {
  words: Words;
  createLanguage: typeof createLanguage;
  languageNow: typeof languageNow;
  ownLanguage: typeof ownLanguage;
  withAccount: typeof withAccount;
}
