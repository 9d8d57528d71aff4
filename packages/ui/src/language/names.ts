import { intlOf } from '@portal/contract-language-v1/languages';
import { memory } from '../base/memory';
import { languageNow } from './now';

/** Names in a language for which browsers have none. */
export interface Names {
  /** Translations of the words in an English date: months, also shortened, weekdays, 'at'. */
  dates: Readonly<Record<string, string>>;
  /** Names of countries by ISO 3166 alpha-2 code. */
  countries: Readonly<Record<string, string>>;
}

const own: Record<string, Names> = {};

/** Registers the names of a language that browsers do not know. */
export function knowNames(language: string, names: Names): void {
  own[language] = names;
}

/** Returns the function that names a country by its code; a country without a name has its English name. */
export function countryNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([own[language] ? 'en' : language, 'en'], { type: 'region' });
  return (code) => own[language]?.countries[code] ?? names.of(code) ?? code;
}

/** A date as people read it, in the language of the page. */
export function dateInWords(date: Date | number, options: Intl.DateTimeFormatOptions): string {
  const words = written(date, options);
  memory.now?.keep(words, () => written(date, options));
  return words;
}

function written(date: Date | number, options: Intl.DateTimeFormatOptions): string {
  const language = languageNow();
  const names = own[language];
  const words = new Intl.DateTimeFormat(intlOf(names ? 'en' : language), options).format(date);
  if (language === 'fr') return words.replace(/\b1 (?=\p{L})/u, '1er ');
  return names ? words.replace(/\p{L}+/gu, (word) => names.dates[word] ?? word) : words;
}

/**
 * Formats a number as the language of the page does. Numbers in Kinyarwanda, which browsers do not know, are formatted
 * as in French; an English page may follow the device's settings by `english`.
 */
export const numberInWords = (
  value: number,
  options: Intl.NumberFormatOptions = {},
  english = 'en',
): string =>
  new Intl.NumberFormat(languageNow() === 'en' ? english : intlOf(languageNow()), options)
    .format(value)
    .replaceAll('\u202f', '\u00a0');
