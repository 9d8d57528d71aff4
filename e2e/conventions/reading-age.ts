/** How hard a text is, by the length of its sentences and words. A formula counts; it does not understand. */

export interface Counted {
  sentences: number;
  words: number;
  syllables: number;
}

const vowels = { en: /[aeiouy]+/g, fr: /[aeiouyàâäéèêëîïôöùûüœæ]+/g } as const;
export type Measured = keyof typeof vowels;

/** About as many as are heard: groups of vowels, without a silent e at the end. */
export function syllablesOf(word: string, language: Measured): number {
  const heard = word
    .toLowerCase()
    .replace(language === 'en' ? /(?<=[^aeiouyl])e(s|d)?$/ : /(?<=[^aeiouy])(e|es|ent)$/, '');
  return Math.max(1, heard.match(vowels[language])?.length ?? 1);
}

/** Of a message: what stands in its gaps and tags is one word, and of several forms the last is read. */
export const plainText = (message: string): string =>
  message
    .replace(/\{\w+, (?:plural|select),(?:[^{}]|\{[^{}]*\})*other \{([^{}]*)\}\s*\}/g, '$1')
    .replace(/\{\w+\}|#/g, 'one')
    .replace(/<\/?\w+>/g, '')
    .replace(/https?:\S+|\S+@\S+/g, 'address');

/** Sentences, and lines of a list that have no full stop. */
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

/** Flesch-Kincaid: the years of school, in English, after which somebody reads the text with ease. */
export const schoolYears = ({ sentences, words, syllables }: Counted): number =>
  0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;

/** Kandel-Moles, which is Flesch's ease for French: 100 is very easy, 60 is plain, 30 is hard. */
export const ease = ({ sentences, words, syllables }: Counted): number =>
  207 - 1.015 * (words / sentences) - 73.6 * (syllables / words);
