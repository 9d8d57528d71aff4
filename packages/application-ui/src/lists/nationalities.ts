import { countryNames, languageNow } from '@portal/ui/language';
import names from 'i18n-nationality/langs/en.json';

/** Territories without permanent inhabitants, which have no nationality. */
const uninhabited = ['BV', 'HM', 'UM', 'IO', 'TF', 'GS', 'AQ'];

/** Corrections where the list has a country's name or an unusual form instead of the demonym. */
const corrections: Record<string, string> = {
  AG: 'Antiguan',
  AS: 'American Samoan',
  AI: 'Anguillan',
  AW: 'Aruban',
  BA: 'Bosnian or Herzegovinian',
  BM: 'Bermudian',
  DJ: 'Djiboutian',
  GI: 'Gibraltarian',
  GL: 'Greenlandic',
  HK: 'Hong Konger',
  MO: 'Macanese',
  PG: 'Papua New Guinean',
  PR: 'Puerto Rican',
  PS: 'Palestinian',
  SS: 'South Sudanese',
  TM: 'Turkmen',
  VU: 'Ni-Vanuatu',
  XK: 'Kosovar',
  YE: 'Yemeni',
  AE: 'Emirati',
};

const demonyms: Readonly<Record<string, string>> = { ...names.nationalities, ...corrections };

/** All nationalities by demonym, in alphabetical order; the demonym is also the stored value. */
export const nationalities: readonly string[] = [
  ...new Set(
    Object.entries(demonyms)
      .filter(([country]) => !uninhabited.includes(country))
      .map(([, demonym]) => demonym),
  ),
].sort((a, b) => a.localeCompare(b, 'en'));

interface NationalityOption {
  value: string;
  label: string;
}

const optionsIn = new Map<string, readonly NationalityOption[]>();

/** All nationalities by their names in the language of the page, in its order; what is stored is the English demonym. */
export function nationalityOptions(): readonly NationalityOption[] {
  const language = languageNow();
  const known = optionsIn.get(language) ?? named(language);
  optionsIn.set(language, known);
  return known;
}

/**
 * By its demonym, how a nationality is called in another language than English: by its country, since demonyms would
 * have to agree in gender.
 */
export function nationalityNames(language: string): Readonly<Record<string, string>> {
  const nameOf = countryNames(language);
  return Object.fromEntries(Object.entries(demonyms).map(([country, demonym]) => [demonym, nameOf(country)]));
}

function named(language: string): readonly NationalityOption[] {
  if (language === 'en') return nationalities.map((value) => ({ value, label: value }));
  const names = nationalityNames(language);
  return nationalities
    .map((value) => ({ value, label: names[value] ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
