/** A language of the portal. */
interface ListedLanguage {
  /** The BCP 47 tag, which is also the name of the catalogue `messages/CODE.json` in every part. */
  readonly code: string;
  /** The language's own name. */
  readonly name: string;
  /** Set for a language that a portal offers only when its operator names it in `LANGUAGES`. */
  readonly off?: true;
  /**
   * The tag by which `Intl` writes numbers, days and country names, when it is not the code; days and names may have
   * tables of their own.
   */
  readonly intl?: string;
}

/**
 * The one list of the portal's languages, English, the source, first. A language is a line here, and
 * `messages/CODE.json` in every part. Every page contains the list, so members with default values are left out.
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

/** The entry of a language in the list; undefined for the language made up for tests. */
export const listed = (code: string): ListedLanguage | undefined => all.find((one) => one.code === code);

/** The tag by which `Intl` writes a language's numbers, days and country names. */
export const intlOf = (code: string): string => listed(code)?.intl ?? code;

/** The languages that a portal offers when its operator has not set `LANGUAGES`. */
export const offeredAtFirst: readonly string[] = /* @__PURE__ */ all
  .filter(({ off }) => !off)
  .map(({ code }) => code);
