import type { Knex } from 'knex';

export interface LookStore {
  /** Notes that a member of staff looks at an application now. */
  note(personId: number, applicationId: number, now: Date): Promise<void>;
}

export function lookStore(knex: Knex): LookStore {
  return {
    async note(person_id, application_id, looked_at) {
      const look = { person_id, application_id };
      if ((await knex('looks').where(look).update({ looked_at })) > 0) return;
      // Two looks at once: the other one is as good.
      await knex('looks')
        .insert({ ...look, looked_at })
        .onConflict(['person_id', 'application_id'])
        .ignore();
    },
  };
}

/**
 * A condition on applications as 'a': this member of staff has not opened them since an instant in the column. Before
 * looks were noted, the log alone tells.
 */
export const notOpenedSince =
  (knex: Knex, personId: number, column: string) =>
  (query: Knex.QueryBuilder): void => {
    query
      .whereNotExists(
        knex('audit_entries as e')
          .whereRaw('e.application_id = a.id and e.created_at >= ??', [column])
          .where('e.actor_id', personId)
          .whereIn('e.action', ['viewed', 'exported'])
          .whereNot('e.details', 'like', '%"token"%'),
      )
      .whereNotExists(
        knex('looks as l')
          .whereRaw('l.application_id = a.id and l.looked_at >= ??', [column])
          .where('l.person_id', personId),
      );
  };
