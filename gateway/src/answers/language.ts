import type { IncomingMessage } from 'node:http';

/**
 * Returns the language of a page for a visitor: the one in the address (`?lang=fr`), else the visitor's earlier choice
 * (cookie `language`), else the one that the browser prefers, else the first that is offered. Only offered languages
 * count.
 */
export function languageOf({ url = '', headers }: IncomingMessage, offered: readonly string[]): string {
  const [first = 'en'] = offered;
  if (offered.length < 2) return first;
  const query = url.indexOf('?');
  const asked = query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang');
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  return firstOf([asked, chosen, ...likedBy(headers['accept-language'] ?? '')], offered) ?? first;
}

/** Returns the offered language that an Accept-Language header prefers. */
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

/** Whether a language satisfies the wanted one: 'fr' satisfies 'fr-CH'. */
const fits = (language: string, wanted: string): boolean =>
  `${wanted.toLowerCase()}-`.startsWith(`${language.toLowerCase()}-`);

/** Returns the languages of an Accept-Language header, the preferred one first. */
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
