import {
  type Figures,
  type Sentences,
  type Text,
  translateWith as translateTables,
} from '@portal/contract-language-v1';
import own from '../../sentences/all';
import { dayIn, numberIn } from './dates';
import { type Language, languageOr, type Translation, translations } from './languages';

/** A language as mails and documents use it. */
export interface Translator {
  language: Language;
  /** A message or a sentence of ours in the language; names in braces stay. What is not known stays English. */
  translate(text: Text): string;
}

export const english: Translator = { language: 'en', translate: String };

/** Days and large numbers within messages. */
export const figuresOf = (language: Language): Figures => ({
  day: (at) => dayIn(language, at),
  number: (amount) => numberIn(language, amount),
});

/** How somebody is written to, by the language that was kept for them; made once of the sentences of a service. */
export function translatorsFrom(
  tables: readonly Readonly<Partial<Record<Translation, Sentences>>>[],
): (kept: string | null | undefined) => Translator {
  const translators = new Map<Language, Translator>(
    translations.map((language) => [
      language,
      {
        language,
        translate: translateTables(
          [own[language], ...tables.map((table) => table[language] ?? {})],
          figuresOf(language),
        ),
      },
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
