import type { Text } from '@portal/contract-language-v1';
import { memory } from '../base/memory';
import { translated } from './translated';

/**
 * Sentences of a service in a row, in the language of the page. Joined before, they would not be known again; these are,
 * also where a page holds them in a message.
 */
export function translatedJoined(sentences: readonly Text[]): string {
  const translate = () => sentences.map((sentence) => translated(sentence)).join(' ');
  const words = translate();
  if (sentences.length > 1) memory.now?.keep(words, translate);
  return words;
}
