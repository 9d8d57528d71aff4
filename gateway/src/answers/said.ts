import { codesWith, sayingWith } from '@portal/contract-language-v1';
import { languageLiked } from '../page/language';
import codes from '../sentences/codes';
import fr from '../sentences/fr';
import rw from '../sentences/rw';

/** What the gateway says itself. */
export const sentences = [{ codes, fr, rw }];

const sayings: Readonly<Record<string, (english: string) => string>> = {
  fr: sayingWith(fr),
  rw: sayingWith(rw),
};

/** English first, for callers who want none of the others. */
const languages = ['en', ...Object.keys(sayings)];

/** The code of a sentence, the same in every language and release. */
export const codeOf: (english: string) => string | undefined = codesWith(codes);

export interface Saying {
  say: (english: string) => string;
  /** What the answer tells of its language; nothing in English. */
  headers: Record<string, string>;
}

/** How a refusal is said to a caller with this Accept-Language. */
export function sayingFor(accepted: string | undefined): Saying {
  const language = accepted ? languageLiked(accepted, languages) : undefined;
  const say = language && sayings[language];
  if (!say) return { say: (english) => english, headers: {} };
  return { say, headers: { 'content-language': language, vary: 'Accept-Language' } };
}
