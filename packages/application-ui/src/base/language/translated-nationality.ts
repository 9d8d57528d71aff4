import { translated } from '@portal/ui/language';

/** Before a demonym where it is looked up: 'French' alone is a language, too. */
const prefix = 'nationality:';

/** Names of nationalities by demonym, as they stand among the sentences of a language. */
export const sentencesOfNationalities = (
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([demonym, name]) => [prefix + demonym, name]));

/** A nationality in the language of the page, by its stored demonym; one that no list knows stays as it is. */
export function translatedNationality(demonym: string): string {
  const key = prefix + demonym;
  const name = translated(key);
  return name === key ? demonym : name;
}
