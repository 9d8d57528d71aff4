/** The languages that people can be written to in; the first is for everybody who has chosen none. */
export const languages = ['en', 'fr', 'rw'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);

/** The language that was kept for somebody, which a newer release may have written. */
export const languageOr = (kept: unknown, otherwise: Language = 'en'): Language =>
  isLanguage(kept) ? kept : otherwise;
