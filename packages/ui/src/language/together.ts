import { memory } from './memory';
import { said } from './said';

/**
 * Sentences of a service in a row, in the language of the page. Joined before, they would not be known again; these are,
 * also where a page holds them in a message.
 */
export function saidTogether(sentences: readonly string[]): string {
  const say = () => sentences.map((sentence) => said(sentence)).join(' ');
  const words = say();
  if (sentences.length > 1) memory.now?.keep(words, say);
  return words;
}
