import { nationalities, nationalitiesBy } from '@portal/contract-svc-applications-v1/nationalities';
import { countryNames, languageNow } from '@portal/ui/language';

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

/** How each nationality is called in another language than English, by its demonym. */
export const nationalityNames = (language: string): Readonly<Record<string, string>> =>
  nationalitiesBy(countryNames(language));

function named(language: string): readonly NationalityOption[] {
  if (language === 'en') return nationalities.map((value) => ({ value, label: value }));
  const names = nationalityNames(language);
  return nationalities
    .map((value) => ({ value, label: names[value] ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
