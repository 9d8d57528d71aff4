/** A language of the portal. */
interface ListedLanguage {
  /** By BCP 47; the name of its `messages/CODE.json` in every part. */
  readonly code: string;
  /** As it calls itself. */
  readonly name: string;
  /** A portal whose operator has not set `LANGUAGES` does not offer it. */
  readonly off?: true;
  /** Writes numbers, days and names of countries, where that is another than the code; days and names may have tables. */
  readonly intl?: string;
}

/**
 * The languages that the portal has words for, English first, in which everything is written: the one list. A language is
 * a line here, and `messages/CODE.json` in every part. Every page carries it: a member that goes without saying is left out.
 */
export const languageList = [
  { code: 'en', name: 'English', intl: 'en-GB' },
  { code: 'fr', name: 'Français' },
  { code: 'rw', name: 'Ikinyarwanda', intl: 'fr' }, // awaits a native reader
  { code: 'sw', name: 'Kiswahili', off: true }, // awaits a native reader
] as const satisfies readonly ListedLanguage[];

export type Language = (typeof languageList)[number]['code'];

/** A language other than English. */
export type Translation = Exclude<Language, 'en'>;

const all: readonly ListedLanguage[] = languageList;

/** The entry of a language in the list; undefined for the made-up language of tests. */
export const listed = (code: string): ListedLanguage | undefined => all.find((one) => one.code === code);

/** What `Intl` calls a language, to write numbers, days and names of countries. */
export const intlOf = (code: string): string => listed(code)?.intl ?? code;

/** What a portal offers whose operator has not set `LANGUAGES`. */
export const offeredAtFirst: readonly string[] = /* @__PURE__ */ all
  .filter(({ off }) => !off)
  .map(({ code }) => code);
