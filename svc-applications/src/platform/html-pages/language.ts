import { translateInto } from '@portal/service-kit/http';
import { languageName, translations } from '@portal/service-kit/language';
import { sentences } from '../sentence-tables';
import type { PageWords } from './page';

const sayings: Readonly<Record<string, PageWords>> = {
  en: String,
  ...Object.fromEntries(translations.map((language) => [language, translateInto(language, sentences)])),
};

export interface PageLanguage {
  language: string;
  translate: PageWords;
  /** What the portal offers: value and name. */
  offered: readonly { value: string; name: string }[];
}

/** The languages that a request asks for. */
interface Asked {
  get(header: string): string;
  acceptsLanguages(...offered: string[]): string | false;
  query: { lang?: string | string[] | undefined };
  cookies: { get(name: string): string | undefined };
}

/** The gateway sends what the portal offers; without it there is English alone. */
const offeredHeader = 'X-Portal-Languages';

/**
 * The language of a page: asked for in its address (`?lang=fr`), chosen before (the cookie `language`), or what the
 * browser likes, of those that the portal offers.
 */
export function pageLanguage(ctx: Asked): PageLanguage {
  const codes = ctx.get(offeredHeader).split(',');
  const offered = codes.filter((one) => Object.hasOwn(sayings, one));
  const liked = offered.length > 0 ? ctx.acceptsLanguages(...offered) : false;
  const language =
    [ctx.query.lang, ctx.cookies.get('language'), liked].find(
      (one): one is string => typeof one === 'string' && offered.includes(one),
    ) ??
    offered[0] ??
    'en';
  return {
    language,
    translate: sayings[language] ?? String,
    offered: offered.map((value) => ({ value, name: languageName(value) })),
  };
}
