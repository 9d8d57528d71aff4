import type { Sentences } from '@portal/contract-language-v1';
import { translateStored } from '@portal/contract-language-v1/stored';
import { currentTranslate } from '@portal/ui/language';

/** One for each language: the shapes of its sentences are made once. */
const translators = new WeakMap<readonly Sentences[], (english: string) => string>();

/**
 * An English sentence that the server has stored with its values in it: news, and why an application was left as it was. A
 * page finds it by its shape; all other messages bear their values.
 */
export function translatedStored(english: string): string {
  const tables = currentTranslate()?.tables;
  if (!tables) return english;
  const translate = translators.get(tables) ?? translateStored(tables);
  translators.set(tables, translate);
  return translate(english);
}
