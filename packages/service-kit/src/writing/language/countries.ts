import kinyarwanda from '@portal/contract-language-v1/countries/rw';
import { intlOf } from '@portal/contract-language-v1/languages';
import { type Language, languages } from './languages';

/** Country names of languages for which ICU has none. */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = { rw: kinyarwanda };

const namesIn = (language: string) => new Intl.DisplayNames([language, 'en'], { type: 'region' });
const english = namesIn('en');
const known = new Map(
  languages.filter((language) => !own[language]).map((one) => [one, namesIn(intlOf(one))]),
);

/** The name of a country by its ISO 3166 alpha-2 code; in English where the language has no name for it. */
export function countryIn(language: Language, code: string): string {
  const name = own[language] ? own[language]?.[code] : known.get(language)?.of(code);
  return name ?? english.of(code) ?? code;
}
