import { sayingIn } from '@portal/service-kit/http';
import type Koa from 'koa';
import { sentences } from '../spoken';
import type { Say } from './said';

/** The languages as they call themselves. */
const names: Readonly<Record<string, string>> = { en: 'English', fr: 'Français', rw: 'Ikinyarwanda' };

const sayings: Readonly<Record<string, Say>> = {
  en: (english) => english,
  fr: sayingIn('fr', sentences),
  rw: sayingIn('rw', sentences),
};

export interface PageLanguage {
  language: string;
  say: Say;
  /** What the portal offers: value and name. */
  offered: readonly { value: string; name: string }[];
}

/** The gateway tells what the portal offers; without it there is English alone. */
const offeredHeader = 'X-Portal-Languages';

/**
 * The language of a page: asked for in its address (`?lang=fr`), chosen before (the cookie `language`), or what the
 * browser likes, of those that the portal offers.
 */
export function pageLanguage(ctx: Koa.Context): PageLanguage {
  const told = ctx.get(offeredHeader).split(',');
  const offered = told.filter((one) => Object.hasOwn(sayings, one));
  const liked = offered.length > 0 ? ctx.acceptsLanguages(...offered) : false;
  const language =
    [ctx.query.lang, ctx.cookies.get('language'), liked].find(
      (one): one is string => typeof one === 'string' && offered.includes(one),
    ) ??
    offered[0] ??
    'en';
  return {
    language,
    say: sayings[language] ?? String,
    offered: offered.map((value) => ({ value, name: names[value] ?? value })),
  };
}
