import type { LanguageApi, SessionApi } from '@portal/contract-shell-v1';
import type { Words } from './words-of-page';

/**
 * Which words a page needs at once: beside a page of a remote those of the frame alone, the home page that the gateway has
 * drawn those of what may change in it, other pages of the shell all.
 */
export type Extent = 'frame' | 'home' | 'all';

/** What a file of a language contains: its words, and the code that uses them. */
export interface OfferedLanguage {
  words: Words;
  startLanguages(start: Start): Promise<LanguageApi>;
}

type Load = () => Promise<OfferedLanguage>;
type Files = { all: Load } & Partial<Record<Extent, Load>>;

export type LanguageFiles = Readonly<Record<string, Files>> & { readonly en: Files };

export interface Start {
  files: LanguageFiles;
  /** What the operator offers. */
  offered: readonly string[];
  /** The language that the gateway has found. */
  found: string;
  session: SessionApi;
  /** Which words the page at this address needs at once. */
  extentHere: () => Extent;
}

/** Loads a language to this extent, or to a larger one. A language that does not exist is English. */
export function loadLanguage(
  files: LanguageFiles,
  language: string,
  extent: Extent,
): Promise<OfferedLanguage> {
  const found = files[language] ?? files.en;
  return (found[extent] ?? found.all)();
}
