import { codesWith, translateBy } from '@portal/contract-language-v1';
import { languagesOffered, translations } from '@portal/service-kit/language';
import own from '../sentences/all';
import { languageLiked } from './language';

/** The sentences of the gateway itself. */
export const sentences = [own];

const sayings = new Map<string, (english: string) => string>(
  translations.map((language) => [language, translateBy(own[language])]),
);

/** The code of a sentence, the same in every language and release. */
export const codeOf: (english: string) => string | undefined = codesWith(own.codes);

export interface Translate {
  translate: (english: string) => string;
  /** Headers that name the answer's language; none in English. */
  headers: Record<string, string>;
}

/** How a refusal is translated for a caller with this Accept-Language. */
export function translateFor(accepted: string | undefined): Translate {
  const language = accepted ? languageLiked(accepted, languagesOffered()) : undefined;
  const translate = language && sayings.get(language);
  if (!translate) return { translate: (english) => english, headers: {} };
  return { translate, headers: { 'content-language': language, vary: 'Accept-Language' } };
}
