import type { Language } from './languages';

/** A language as a mail or a paper speaks it. */
export interface Tongue {
  language: Language;
  /** What stands for an English sentence of ours; names in braces stay. What is not known stays English. */
  say(english: string): string;
}

export const english: Tongue = { language: 'en', say: (sentence) => sentence };

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
