import { type Text, type Translate, translateBy } from '@portal/contract-language-v1';
import { languagesOffered, translations } from '@portal/service-kit/language';
import own from '../sentences/all';
import { languageLiked } from './language';

/** The sentences of the gateway itself. */
export const sentences = [own];

const translators = new Map<string, Translate>(
  translations.map((language) => [language, translateBy(own[language])]),
);

interface TranslateFor {
  translate: (text: Text) => string;
  /** Headers that name the answer's language; empty when the answer is in English. */
  headers: Record<string, string>;
}

/** Returns how to translate a refusal for a caller with this Accept-Language header. */
export function translateFor(accepted: string | undefined): TranslateFor {
  const language = accepted ? languageLiked(accepted, languagesOffered()) : undefined;
  const translate = language && translators.get(language);
  if (!translate) return { translate: String, headers: {} };
  return { translate, headers: { 'content-language': language, vary: 'Accept-Language' } };
}

/** Returns a function that translates the gateway's own sentences into a language. */
export const textsIn =
  (language: string) =>
  (text: Text): string =>
    translators.get(language)?.(text) ?? String(text);
