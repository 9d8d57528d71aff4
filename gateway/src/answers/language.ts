import type { IncomingMessage } from 'node:http';

/**
 * The language of a page for a visitor, of those that are offered: asked for in the address (`?lang=fr`), chosen before
 * (the cookie `language`), or the one that the browser likes best; else the first that is offered.
 */
export function languageOf({ url = '', headers }: IncomingMessage, offered: readonly string[]): string {
  const [first = 'en'] = offered;
  if (offered.length < 2) return first;
  const query = url.indexOf('?');
  const asked = query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang');
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  return firstOf([asked, chosen, ...likedBy(headers['accept-language'] ?? '')], offered) ?? first;
}

/** The language that an Accept-Language header likes best, of those that are offered. */
export const languageLiked = (header: string, offered: readonly string[]): string | undefined =>
  firstOf(likedBy(header), offered);

function firstOf(
  wanted: readonly (string | null | undefined)[],
  offered: readonly string[],
): string | undefined {
  for (const one of wanted) {
    if (!one) continue;
    const found =
      offered.find((language) => language === one) ?? offered.find((language) => fits(language, one));
    if (found) return found;
  }
  return undefined;
}

/** 'fr-CH' is content with 'fr'. */
const fits = (language: string, wanted: string): boolean =>
  `${wanted.toLowerCase()}-`.startsWith(`${language.toLowerCase()}-`);

/** The languages of an Accept-Language header, the best liked first. */
function likedBy(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [language = '', weight] = part.trim().split(/\s*;\s*q=/);
      return { language, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
}
