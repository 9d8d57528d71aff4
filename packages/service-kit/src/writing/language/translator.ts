import {
  type Figures,
  type Sentences,
  type Text,
  translateWith as translateTables,
} from '@portal/contract-language-v1';
import own from '../../sentences/all';
import { dayIn, numberIn } from './dates';
import { type Language, languageOr, type Translation, translations } from './languages';

/** One language, as mails and documents use it. */
export interface Translator {
  language: Language;
  /** Translates a message or a sentence of the portal; names in braces stay. Unknown sentences stay English. */
  translate(text: Text): string;
}

export const english: Translator = { language: 'en', translate: String };

/** Formats days and large numbers within messages. */
export const figuresOf = (language: Language): Figures => ({
  day: (at) => dayIn(language, at),
  number: (amount) => numberIn(language, amount),
});

/** Returns the translator for a person's stored language; made once from the sentences of a service. */
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

/** Translates a sentence of the portal and fills its gaps with values, which are not translated. */
export const translateWith = (
  { translate }: Translator,
  sentence: string,
  gaps: Readonly<Record<string, string | number>>,
): string => translate(sentence).replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));

/** Translates a text of several paragraphs, each of which is one sentence or message of the portal. */
export const translateParagraphs = ({ translate }: Translator, text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => (paragraph === '' ? '' : translate(paragraph)))
    .join('\n\n');
