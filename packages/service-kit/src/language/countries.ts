import kinyarwanda from '@portal/contract-language-v1/countries/rw';
import type { Language } from './languages';

const namesIn = (language: string) => new Intl.DisplayNames([language, 'en'], { type: 'region' });
const french = namesIn('fr');
const english = namesIn('en');

/** What a country is called, by its ISO 3166 alpha-2 code; in English where the language has no name for it. */
export function countryIn(language: Language, code: string): string {
  const name = language === 'fr' ? french.of(code) : language === 'rw' ? kinyarwanda[code] : undefined;
  return name ?? english.of(code) ?? code;
}
