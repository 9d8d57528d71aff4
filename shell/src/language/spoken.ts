import type { Words } from './saying';
import type { startLanguages } from './start';

/** What a file of a language brings: its words, and the code that speaks them. */
export interface SpokenLanguage {
  words: Words;
  startLanguages: typeof startLanguages;
}
