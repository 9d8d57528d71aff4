import { nationalities, nationalitiesBy } from '@portal/contract-svc-applications-v1/nationalities';
import { countryNames, languageNow } from '@portal/ui/language';
import { sentencesOfNationalities } from '../language/translated-nationality';

interface NationalityOption {
  value: string;
  label: string;
}

const optionsIn = new Map<string, readonly NationalityOption[]>();

/**
 * All nationalities with their names in the language of the page, in its order; the stored value is the English
 * demonym.
 */
export function nationalityOptions(): readonly NationalityOption[] {
  const language = languageNow();
  const known = optionsIn.get(language) ?? named(language);
  optionsIn.set(language, known);
  return known;
}

const namesIn = (language: string) => nationalitiesBy(countryNames(language));

/** The names of nationalities in other languages, in addition to the sentences of the contracts. */
export const nationalitySentences = (language: string): Readonly<Record<string, string>> =>
  sentencesOfNationalities(namesIn(language));

function named(language: string): readonly NationalityOption[] {
  if (language === 'en') return nationalities.map((value) => ({ value, label: value }));
  const names = namesIn(language);
  return nationalities
    .map((value) => ({ value, label: names[value] ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
