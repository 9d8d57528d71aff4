import type { Knex } from 'knex';

/**
 * Leaves the applications (`a`) of a query that wait and that a person has not opened since they were submitted: the
 * same ones that the figures of the dashboards count as new to them.
 */
export function onlyUnread(knex: Knex, query: Knex.QueryBuilder, personId: number): Knex.QueryBuilder {
  const opened = knex('audit_entries as e')
    .whereRaw('e.application_id = a.id and e.created_at >= a.submitted_at')
    .where('e.actor_id', personId)
    .whereIn('e.action', ['viewed', 'exported']);
  return query.where({ 'a.status': 'submitted', 'a.withdrawn_at': null }).whereNotExists(opened);
}
