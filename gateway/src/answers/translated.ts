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
  /** Headers that name the answer's language; none in English. */
  headers: Record<string, string>;
}

/** How a refusal is translated for a caller with this Accept-Language. */
export function translateFor(accepted: string | undefined): TranslateFor {
  const language = accepted ? languageLiked(accepted, languagesOffered()) : undefined;
  const translate = language && translators.get(language);
  if (!translate) return { translate: String, headers: {} };
  return { translate, headers: { 'content-language': language, vary: 'Accept-Language' } };
}

/** The gateway's own words in a language of pages. */
export const textsIn =
  (language: string) =>
  (text: Text): string =>
    translators.get(language)?.(text) ?? String(text);
