import { type Sentences, translateBy } from '@portal/contract-language-v1';
import own from '../../sentences/all';
import { type Language, languageOr, type Translation, translations } from './languages';

/** A language as mails and documents use it. */
export interface Translator {
  language: Language;
  /** The translation of an English sentence of ours; names in braces stay. What is not known stays English. */
  translate(english: string): string;
}

export const english: Translator = { language: 'en', translate: (sentence) => sentence };

/** How somebody is written to, by the language that was kept for them; made once of the sentences of a service. */
export function translatorsFrom(
  tables: readonly Readonly<Partial<Record<Translation, Sentences>>>[],
): (kept: string | null | undefined) => Translator {
  const translators = new Map<Language, Translator>(
    translations.map((language) => [
      language,
      { language, translate: translateBy(own[language], ...tables.map((table) => table[language] ?? {})) },
    ]),
  );
  return (kept) => translators.get(languageOr(kept)) ?? english;
}

/** A sentence of ours with something in its gaps, which is taken as it is. */
export const translateWith = (
  { translate }: Translator,
  sentence: string,
  gaps: Readonly<Record<string, string | number>>,
): string => translate(sentence).replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));

/** A text of several paragraphs, each of which is a sentence of ours. */
export const translateParagraphs = ({ translate }: Translator, text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => (paragraph === '' ? '' : translate(paragraph)))
    .join('\n\n');
