/** A language of the portal. */
interface ListedLanguage {
  /** By BCP 47; the name of its `messages/CODE.json` in every part. */
  readonly code: string;
  /** As it calls itself. */
  readonly name: string;
  /** Whether a portal whose operator has not set `LANGUAGES` offers it. */
  readonly offered: boolean;
  /** Nobody whose first language it is has read its words yet. */
  readonly awaitsReader?: true;
  /** Writes numbers, days and names of countries; those of `ownNames` have tables of their own, and borrow numbers. */
  readonly intl: string;
  readonly ownNames?: true;
}

/**
 * The languages that the portal has words for, English first, in which everything is written: the one list. A language is
 * a line here, and `messages/CODE.json` in every part.
 */
export const languageList = [
  { code: 'en', name: 'English', offered: true, intl: 'en-GB' },
  { code: 'fr', name: 'Français', offered: true, intl: 'fr-FR' },
  { code: 'rw', name: 'Ikinyarwanda', offered: true, awaitsReader: true, intl: 'fr-FR', ownNames: true },
  { code: 'sw', name: 'Kiswahili', offered: false, awaitsReader: true, intl: 'sw' },
] as const satisfies readonly ListedLanguage[];

export type Language = (typeof languageList)[number]['code'];

/** A language other than English. */
export type Translation = Exclude<Language, 'en'>;

const byCode: Readonly<Record<string, ListedLanguage>> = /* @__PURE__ */ Object.fromEntries(
  languageList.map((language) => [language.code, language]),
);

/** What the list has of a language; nothing of the one that is made for tests. */
export const listed = (code: string): ListedLanguage | undefined => byCode[code];

/** What a portal offers whose operator has not set `LANGUAGES`. */
export const offeredAtFirst: readonly string[] = /* @__PURE__ */ languageList
  .filter(({ offered }) => offered)
  .map(({ code }) => code);
