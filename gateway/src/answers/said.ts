import { codesWith, sayingWith } from '@portal/contract-language-v1';
import { languagesOffered, translations } from '@portal/service-kit/language';
import { languageLiked } from '../page/language';
import own from '../sentences/all';

/** The sentences of the gateway itself. */
export const sentences = [own];

const sayings = new Map<string, (english: string) => string>(
  translations.map((language) => [language, sayingWith(own[language])]),
);

/** The code of a sentence, the same in every language and release. */
export const codeOf: (english: string) => string | undefined = codesWith(own.codes);

export interface Saying {
  say: (english: string) => string;
  /** Headers that name the answer's language; none in English. */
  headers: Record<string, string>;
}

/** How a refusal is translated for a caller with this Accept-Language. */
export function sayingFor(accepted: string | undefined): Saying {
  const language = accepted ? languageLiked(accepted, languagesOffered()) : undefined;
  const say = language && sayings.get(language);
  if (!say) return { say: (english) => english, headers: {} };
  return { say, headers: { 'content-language': language, vary: 'Accept-Language' } };
}
