import type { Sentences } from '@portal/contract-language-v1';
import { translateStored } from '@portal/contract-language-v1/stored';
import { currentTranslate } from '@portal/ui/language';

/** One translator for each language, so that sentence patterns are made once. */
const translators = new WeakMap<readonly Sentences[], (english: string) => string>();

/**
 * Translates an English sentence that the server stored with its values: notifications, and reasons why an application
 * was left unchanged. The page recognises it by its pattern; all other messages carry their values separately.
 */
export function translatedStored(english: string): string {
  const tables = currentTranslate()?.tables;
  if (!tables) return english;
  const translate = translators.get(tables) ?? translateStored(tables);
  translators.set(tables, translate);
  return translate(english);
}
