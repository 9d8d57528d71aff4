import { runPrepared } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export interface RecentViewStore {
  /** Records that a member of staff opens an application now. */
  note(personId: number, applicationId: number, now: Date): Promise<void>;
}

const again = 'update looks set looked_at = ? where person_id = ? and application_id = ?';

export function recentViewStore(knex: Knex): RecentViewStore {
  return {
    async note(person_id, application_id, looked_at) {
      const view = { person_id, application_id };
      if ((await runPrepared(knex, again, [looked_at, person_id, application_id])) > 0) return;
      // If two views are stored at once, either of them will do.
      await knex('looks')
        .insert({ ...view, looked_at })
        .onConflict(['person_id', 'application_id'])
        .ignore();
    },
  };
}

/**
 * A condition on applications (`a`): this member of staff has not opened them since the time in a column. Views from
 * before this table existed are only in the audit log.
 */
export const notOpenedSince =
  (knex: Knex, personId: number, column: string) =>
  (query: Knex.QueryBuilder): void => {
    const { entry, look: view } = openings(knex, personId, column);
    query.whereNotExists(entry).whereNotExists(view);
  };

/** The opposite of `notOpenedSince`. */
export const openedSince =
  (knex: Knex, personId: number, column: string) =>
  (query: Knex.QueryBuilder): void => {
    const { entry, look: view } = openings(knex, personId, column);
    query.whereExists(entry).orWhereExists(view);
  };

/** The ids of all applications that a member of staff has ever opened. */
export const everOpened = (knex: Knex, personId: number): Knex.QueryBuilder =>
  knex('looks')
    .where('person_id', personId)
    .select('application_id as id')
    .union(
      knex('audit_entries')
        .where('actor_id', personId)
        .whereIn('action', opening)
        .whereNotNull('application_id')
        .select('application_id'),
    );

const opening = ['viewed', 'exported'];

const openings = (knex: Knex, personId: number, column: string) => ({
  entry: knex('audit_entries as e')
    .whereRaw('e.application_id = a.id and e.created_at >= ??', [column])
    .where('e.actor_id', personId)
    .whereIn('e.action', opening)
    .whereNot('e.details', 'like', '%"token"%'),
  look: knex('looks as l')
    .whereRaw('l.application_id = a.id and l.looked_at >= ??', [column])
    .where('l.person_id', personId),
});
