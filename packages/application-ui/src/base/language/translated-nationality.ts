import { translated } from '@portal/ui/language';

/** The prefix of a demonym in the table, because 'French' alone is also a language. */
const prefix = 'nationality:';

/** The names of nationalities by demonym, in the form of a language's table of sentences. */
export const sentencesOfNationalities = (
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([demonym, name]) => [prefix + demonym, name]));

/**
 * The name of a nationality in the language of the page, by its stored demonym; an unknown one is returned unchanged.
 */
export function translatedNationality(demonym: string): string {
  const key = prefix + demonym;
  const name = translated(key);
  return name === key ? demonym : name;
}
