import {
  type Language,
  languageList,
  listed,
  offeredAtFirst,
  type Translation,
} from '@portal/contract-language-v1/languages';

export type { Language, Translation };

/** The languages that there are words for; the first is for everybody who has chosen none. */
export const languages: readonly Language[] = languageList.map(({ code }) => code);

/** 'Français' */
export const languageName = (language: string): string => listed(language)?.name ?? language;

/** Those that are no English. */
export const translations = languages.filter((language): language is Translation => language !== 'en');

let offered: readonly string[] = offeredAtFirst;

/**
 * Takes over what the operator offers (`LANGUAGES`), once, before anything listens. Nobody hears from a service in another
 * language than these, English apart, whatever was kept for them while the portal offered more.
 */
export function offerLanguages(some: readonly string[]): void {
  offered = some;
}

/** What is offered, of those that there are words for. */
export const languagesOffered = (): Language[] =>
  languages.filter((language) => language === 'en' || offered.includes(language));

export const isLanguage = (value: unknown): value is Language =>
  (languagesOffered() as readonly unknown[]).includes(value);

/** The language that was kept for somebody, which a newer release, or a portal that offered more, may have written. */
export const languageOr = (kept: unknown, otherwise: Language = 'en'): Language =>
  isLanguage(kept) ? kept : otherwise;
