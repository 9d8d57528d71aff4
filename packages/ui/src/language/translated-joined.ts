import { memory } from './memory';
import { translated } from './translated';

/**
 * Sentences of a service in a row, in the language of the page. Joined before, they would not be known again; these are,
 * also where a page holds them in a message.
 */
export function translatedJoined(sentences: readonly string[]): string {
  const translate = () => sentences.map((sentence) => translated(sentence)).join(' ');
  const words = translate();
  if (sentences.length > 1) memory.now?.keep(words, translate);
  return words;
}
