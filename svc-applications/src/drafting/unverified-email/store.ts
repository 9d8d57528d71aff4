import type { Knex } from 'knex';
import { type Application, inOpenSlot, isOpen, openSlot } from '../../application';

export interface UnderAddressStore {
  /** The ids of the newest applications of these people that the owner of their address has not put aside. */
  of(people: readonly number[]): Promise<number[]>;
  /** Gives an application with all that belongs to it to somebody else. @throws AlreadyApplied */
  give(application: Application, personId: number): Promise<void>;
  /** Puts an application aside: the owner of the address has declared that it is not theirs. */
  disown(id: number, now: Date): Promise<void>;
}

/** Enough for a family; a stranger who begins more hides none of the newest. */
const mostShown = 50;

/** What stands under an address beside its owner's; giving and disowning run in a transaction that locks the row. */
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
      // Who knows the applicant of this application knows its owner.
      await knex('reading_conflicts').where({ application_id: id }).update({ person_id });
      await knex('application_requests').where({ original_application_id: id }).update({ person_id });
    },
    async disown(id, now) {
      await knex('applications').where({ id }).update({ disowned_at: now });
    },
  };
}
