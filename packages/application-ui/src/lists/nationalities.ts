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

/** All nationalities by demonym, in alphabetical order; the demonym is also the stored value. */
export const nationalities: readonly string[] = [
  ...new Set(
    Object.entries({ ...names.nationalities, ...corrections })
      .filter(([country]) => !uninhabited.includes(country))
      .map(([, demonym]) => demonym),
  ),
].sort((a, b) => a.localeCompare(b, 'en'));
