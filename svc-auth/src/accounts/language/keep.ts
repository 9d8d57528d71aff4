import { languageToKeep, type PageLanguage } from '@portal/service-kit/language';
import type { Service } from '../../platform/service';
import type { Person } from '../people/person';

/** Keeps for mails the language of a person who has just signed in; returns the person with that language. */
export async function keepLanguage(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  person: Person,
  page: PageLanguage | undefined,
): Promise<Person> {
  const language = languageToKeep(person.language, page);
  if (!language) return person;
  await stores.people.update(person.id, { language }, clock());
  return { ...person, language };
}
