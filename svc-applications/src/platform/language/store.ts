import type { Language } from '@portal/service-kit/language';
import type { Knex } from 'knex';

export interface LanguageStore {
  /** The owner of an application, and the language of the page on which it was last written. */
  ofOwner(applicationId: number): Promise<{ personId: number; language: string | null } | undefined>;
  /** Stores the language with all applications of a person. */
  keep(personId: number, language: Language): Promise<void>;
}

export function languageStore(knex: Knex): LanguageStore {
  const others = (personId: number, language: Language) =>
    knex('applications')
      .where({ person_id: personId })
      .where((row) => row.whereNull('language').orWhereNot({ language }));
  return {
    async ofOwner(applicationId) {
      const row: { person_id: number; language: string | null } | undefined = await knex('applications')
        .where({ id: applicationId })
        .first('person_id', 'language');
      return row && { personId: row.person_id, language: row.language };
    },
    async keep(personId, language) {
      // Most calls find the language unchanged, and a read takes no lock.
      if (await others(personId, language).first('id')) await others(personId, language).update({ language });
    },
  };
}
