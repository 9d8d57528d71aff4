import { type Sentences, sayingWith } from '@portal/contract-language-v1';
import ownFrench from '../sentences/fr';
import ownKinyarwanda from '../sentences/rw';
import { type Language, languageOr } from './languages';

/** A language as a mail or a paper speaks it. */
export interface Tongue {
  language: Language;
  /** What stands for an English sentence of ours; names in braces stay. What is not known stays English. */
  say(english: string): string;
}

export const english: Tongue = { language: 'en', say: (sentence) => sentence };

/** How somebody is written to, by the language that was kept for them; made once of the sentences of a service. */
export function tonguesOf(
  tables: readonly Readonly<Record<'fr' | 'rw', Sentences>>[],
): (kept: string | null | undefined) => Tongue {
  const tongues: Readonly<Record<Language, Tongue>> = {
    en: english,
    fr: { language: 'fr', say: sayingWith(ownFrench, ...tables.map(({ fr }) => fr)) },
    rw: { language: 'rw', say: sayingWith(ownKinyarwanda, ...tables.map(({ rw }) => rw)) },
  };
  return (kept) => tongues[languageOr(kept)];
}

/** A sentence of ours with something in its gaps, which is taken as it is. */
export const told = (
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
