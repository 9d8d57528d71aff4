import type { Knex } from 'knex';
import { type Application, inOpenSlot, isOpen, openSlot } from '../../application';

export interface UnderAddressStore {
  /** The ids of the newest applications of these people, without those that the address's owner has disowned. */
  of(people: readonly number[]): Promise<number[]>;
  /**
   * Gives an application with everything that belongs to it to another person.
   * @throws AlreadyApplied
   */
  give(application: Application, personId: number): Promise<void>;
  /** Marks an application as disowned: the address's owner has declared that it is not theirs. */
  disown(id: number, now: Date): Promise<void>;
}

/** The most applications that are listed: enough for a family, and a stranger's many cannot hide the newest. */
const mostShown = 50;

/** Applications of others under the address of a person. Give and disown within a transaction that locks the row. */
export function underAddressStore(knex: Knex): UnderAddressStore {
  return {
    async of(people) {
      if (people.length === 0) return [];
      const theirs = knex('applications').whereIn('person_id', people).whereNull('disowned_at');
      return theirs.orderBy('id', 'desc').limit(mostShown).pluck('id');
    },
    async give({ id, type, status }, person_id) {
      const slot = isOpen({ status }) ? { open_slot: openSlot(person_id, type) } : {};
      await inOpenSlot(() =>
        knex('applications')
          .where({ id })
          .update({ person_id, ...slot }),
      );
      await knex('feedback').where({ application_id: id }).update({ person_id });
      // Staff who know the applicant of this application know its new owner.
      await knex('reading_conflicts').where({ application_id: id }).update({ person_id });
      await knex('application_requests').where({ original_application_id: id }).update({ person_id });
    },
    async disown(id, now) {
      await knex('applications').where({ id }).update({ disowned_at: now });
    },
  };
}
