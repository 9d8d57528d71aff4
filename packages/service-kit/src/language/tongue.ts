import { type Sentences, sayingWith } from '@portal/contract-language-v1';
import own from '../sentences/all';
import { type Language, languageOr, type Translation, translations } from './languages';

/** A language as mails and documents use it. */
export interface Tongue {
  language: Language;
  /** The translation of an English sentence of ours; names in braces stay. What is not known stays English. */
  say(english: string): string;
}

export const english: Tongue = { language: 'en', say: (sentence) => sentence };

/** How somebody is written to, by the language that was kept for them; made once of the sentences of a service. */
export function tonguesOf(
  tables: readonly Readonly<Partial<Record<Translation, Sentences>>>[],
): (kept: string | null | undefined) => Tongue {
  const tongues = new Map<Language, Tongue>(
    translations.map((language) => [
      language,
      { language, say: sayingWith(own[language], ...tables.map((table) => table[language] ?? {})) },
    ]),
  );
  return (kept) => tongues.get(languageOr(kept)) ?? english;
}

/** A sentence of ours with something in its gaps, which is taken as it is. */
export const translateWith = (
  { say }: Tongue,
  sentence: string,
  gaps: Readonly<Record<string, string | number>>,
): string => say(sentence).replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));

/** A text of several paragraphs, each of which is a sentence of ours. */
export const saidByParagraphs = ({ say }: Tongue, text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => (paragraph === '' ? '' : say(paragraph)))
    .join('\n\n');
