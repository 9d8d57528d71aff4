import { isLanguage, type Language, languageOr, languagesOffered } from './languages';

/** The cookie in which a device remembers a choice. */
export const LANGUAGE_COOKIE = 'language';

/** The language of the page that a call comes from, and whether somebody chose it on this device. */
export interface PageLanguage {
  language: Language;
  chosen: boolean;
}

/**
 * The page's language as a call names it. Pages send one language alone; a browser's own list contains what its owner
 * reads, and not the language of the page.
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
 * The language to keep for somebody who signs in: what they chose on this device; a page that nobody chose a language for
 * only determines what to keep where nothing is kept yet. Undefined: all stays.
 */
export function languageToKeep(kept: string | null, page: PageLanguage | undefined): Language | undefined {
  if (!page || page.language === kept) return undefined;
  return page.chosen || kept === null ? page.language : undefined;
}

/**
 * The language of a file that is shown to whoever calls: the page's, or for an address that was opened by itself what was
 * chosen on the device, or else what the browser prefers. Without the header the portal uses English alone.
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
