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
  /** The languages that the portal offers, by value and name. */
  offered: readonly { value: string; name: string }[];
}

/** Where a request says which language it wants. */
interface Asked {
  get(header: string): string;
  acceptsLanguages(...offered: string[]): string | false;
  query: { lang?: string | string[] | undefined };
  cookies: { get(name: string): string | undefined };
}

/** The gateway names the offered languages in this header; without it only English is offered. */
const offeredHeader = 'X-Portal-Languages';

/**
 * The language of a page, among those that the portal offers: asked for in the address (`?lang=fr`), chosen before (the
 * cookie `language`), or preferred by the browser.
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
