import { isLanguage, type Language, languageOr, languagesOffered } from './languages';

/** The cookie in which a device remembers the chosen language. */
export const LANGUAGE_COOKIE = 'language';

/** The language of the page that makes a call, and whether the person chose it on this device. */
export interface PageLanguage {
  language: Language;
  chosen: boolean;
}

/**
 * The page's language in a call's Accept-Language header; undefined when there is none. Pages send exactly one
 * language. A browser's own list says what the person reads, not in which language the page is.
 */
export function pageLanguageOf(ctx: {
  get(header: string): string;
  cookies: { get(name: string): string | undefined };
}): PageLanguage | undefined {
  const language = ctx.get('Accept-Language').trim();
  if (!isLanguage(language)) return undefined;
  return { language, chosen: ctx.cookies.get(LANGUAGE_COOKIE) === language };
}

/**
 * The language to store for a person who signs in: the one chosen on this device; the page's language without a choice
 * only when none is stored yet. Undefined when the stored language stays.
 */
export function languageToKeep(kept: string | null, page: PageLanguage | undefined): Language | undefined {
  if (!page || page.language === kept) return undefined;
  return page.chosen || kept === null ? page.language : undefined;
}

/**
 * The language of a document for the caller: the page's; for an address that was opened directly, the language chosen
 * on the device, else what the browser prefers. English without an Accept-Language header.
 */
export function shownLanguageOf(
  ctx: Parameters<typeof pageLanguageOf>[0] & { acceptsLanguages(...languages: string[]): string | false },
): Language {
  const page = pageLanguageOf(ctx);
  if (page) return page.language;
  if (ctx.get('Accept-Language') === '') return 'en';
  const chosen = ctx.cookies.get(LANGUAGE_COOKIE);
  return languageOr(isLanguage(chosen) ? chosen : ctx.acceptsLanguages(...languagesOffered()));
}
