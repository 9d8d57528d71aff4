import type { LanguageApi, SessionApi } from '@portal/contract-shell-v1';
import type { Words } from './words-of-page';

/**
 * The words that a page needs at once. 'frame': beside a page of a remote, those of the frame. 'home': on the home page
 * that the gateway drew, those of the parts that may change. 'all': on other pages of the shell.
 */
export type Extent = 'frame' | 'home' | 'all';

/** The content of a language's file: its words, and the code that uses them. */
export interface OfferedLanguage {
  words: Words;
  startLanguages(start: Start): Promise<LanguageApi>;
}

type Load = () => Promise<OfferedLanguage>;
type Files = { all: Load } & Partial<Record<Extent, Load>>;

export type LanguageFiles = Readonly<Record<string, Files>> & { readonly en: Files };

export interface Start {
  files: LanguageFiles;
  /** The languages that the operator offers. */
  offered: readonly string[];
  /** The language that the gateway chose. */
  found: string;
  session: SessionApi;
  /** The extent of the words that the page at this address needs at once. */
  extentHere: () => Extent;
}

/** Loads a language with words of this extent or more. For a language that does not exist, English is used. */
export function loadLanguage(
  files: LanguageFiles,
  language: string,
  extent: Extent,
): Promise<OfferedLanguage> {
  const found = files[language] ?? files.en;
  return (found[extent] ?? found.all)();
}
