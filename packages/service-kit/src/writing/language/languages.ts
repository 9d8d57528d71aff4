import {
  type Language,
  languageList,
  listed,
  offeredAtFirst,
  type Translation,
} from '@portal/contract-language-v1/languages';

export type { Language, Translation };

/** The languages that the portal is translated into; the first is for people who have chosen none. */
export const languages: readonly Language[] = languageList.map(({ code }) => code);

/** The language's own name: 'Français'. */
export const languageName = (language: string): string => listed(language)?.name ?? language;

/** All languages but English. */
export const translations = languages.filter((language): language is Translation => language !== 'en');

let offered: readonly string[] = offeredAtFirst;

/**
 * Sets the languages that the operator offers (`LANGUAGES`), once, before the service listens. From then on the service
 * writes only in these and in English, even to people whose stored language is another one.
 */
export function offerLanguages(some: readonly string[]): void {
  offered = some;
}

/** The languages that the operator offers and the portal is translated into. */
export const languagesOffered = (): Language[] =>
  languages.filter((language) => language === 'en' || offered.includes(language));

export const isLanguage = (value: unknown): value is Language =>
  (languagesOffered() as readonly unknown[]).includes(value);

/**
 * The language stored for a person, if it is offered: a newer release, or a portal that offered more, may have stored
 * another one.
 */
export const languageOr = (kept: unknown, otherwise: Language = 'en'): Language =>
  isLanguage(kept) ? kept : otherwise;
