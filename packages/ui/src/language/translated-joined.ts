import type { Text } from '@portal/contract-language-v1';
import { memory } from '../base/memory';
import { translated } from './translated';

/**
 * Translates sentences of a service and joins them. Sentences that are joined first cannot be found in the tables; text
 * joined here can be translated again, even inside another message.
 */
export function translatedJoined(sentences: readonly Text[]): string {
  const translate = () => sentences.map((sentence) => translated(sentence)).join(' ');
  const words = translate();
  if (sentences.length > 1) memory.now?.keep(words, translate);
  return words;
}
