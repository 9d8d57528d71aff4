/** Measures how hard a text is, by the length of its sentences and words. */

export interface Counted {
  sentences: number;
  words: number;
  syllables: number;
}

const vowels = { en: /[aeiouy]+/g, fr: /[aeiouyàâäéèêëîïôöùûüœæ]+/g } as const;
export type Measured = keyof typeof vowels;

/** Approximate number of syllables: groups of vowels, without a silent e at the end. */
export function syllablesOf(word: string, language: Measured): number {
  const heard = word
    .toLowerCase()
    .replace(language === 'en' ? /(?<=[^aeiouyl])e(s|d)?$/ : /(?<=[^aeiouy])(e|es|ent)$/, '');
  return Math.max(1, heard.match(vowels[language])?.length ?? 1);
}

/** A message as plain text: placeholders and tags count as one word, and of plural forms the last is taken. */
export const plainText = (message: string): string =>
  message
    .replace(/\{\w+, (?:plural|select),(?:[^{}]|\{[^{}]*\})*other \{([^{}]*)\}\s*\}/g, '$1')
    .replace(/\{\w+\}|#/g, 'one')
    .replace(/<\/?\w+>/g, '')
    .replace(/https?:\S+|\S+@\S+/g, 'address');

/** Sentences of a text; lines of a list without a full stop count, too. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?:;])\s+|\n/)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));

const wordsOf = (sentence: string): string[] =>
  sentence.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];

export function counted(texts: readonly string[], language: Measured): Counted {
  const sentences = texts.flatMap((text) => sentencesOf(plainText(text)));
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((all, word) => all + syllablesOf(word, language), 0);
  return { sentences: sentences.length, words: words.length, syllables };
}

/** Flesch-Kincaid grade for English: years of school after which a person reads the text with ease. */
export const schoolYears = ({ sentences, words, syllables }: Counted): number =>
  0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;

/** Kandel-Moles, the Flesch reading ease for French: 100 is very easy, 60 is plain, 30 is hard. */
export const ease = ({ sentences, words, syllables }: Counted): number =>
  207 - 1.015 * (words / sentences) - 73.6 * (syllables / words);
