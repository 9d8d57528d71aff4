import type { Knex } from 'knex';
import { notOpenedSince } from '../assessment';

/**
 * Keeps the applications (`a`) of a query that wait and that a person has not opened since they were submitted; the
 * dashboards count the same ones as unread.
 */
export const onlyUnread = (knex: Knex, query: Knex.QueryBuilder, personId: number): Knex.QueryBuilder =>
  query
    .where({ 'a.status': 'submitted', 'a.withdrawn_at': null })
    .where(notOpenedSince(knex, personId, 'a.submitted_at'));
