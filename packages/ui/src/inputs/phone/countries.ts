import { countryNames } from '../../language/names';
import { callingCodes } from './calling-codes';

export interface DialCountry {
  /** The ISO 3166 alpha-2 code. */
  country: string;
  /** With the plus sign: '+250'. */
  code: string;
  /** 'Rwanda (+250)'. */
  label: string;
}

const cache = new Map<string, readonly DialCountry[]>();

/** All countries with a dial code, named in `language` and sorted by its alphabet. */
export function dialCountries(language = 'en'): readonly DialCountry[] {
  const known = cache.get(language);
  if (known) return known;
  const nameOf = countryNames(language);
  const list = callingCodes.split(' ').flatMap((entry) => {
    const [digits = '', countries = ''] = entry.split(':');
    return (countries.match(/../g) ?? []).map((country) => ({
      country,
      code: `+${digits}`,
      label: `${nameOf(country)} (+${digits})`,
    }));
  });
  const sorted = list.sort((a, b) => a.label.localeCompare(b.label, language));
  cache.set(language, sorted);
  return sorted;
}

/** The main country of a dial code: '+1' is the United States, '+44' the United Kingdom. */
export function mainCountry(code: string): string | undefined {
  const digits = code.replace(/\D/g, '');
  const entry = callingCodes.split(' ').find((one) => one.startsWith(`${digits}:`));
  return entry?.slice(digits.length + 1, digits.length + 3);
}
