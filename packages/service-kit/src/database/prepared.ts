import type { Knex } from 'knex';

/** The number of changed rows, as the drivers answer it. */
type Answer = [{ affectedRows: number }] | { changes: number };

/**
 * Runs one statement that changes rows, which each connection prepares once: for the few that run all day. `sql` is a
 * constant with a `?` for each value, and the same on all engines. All else is as with any other query of this `knex`.
 * Returns the number of rows that it found.
 */
export async function runPrepared(
  knex: Knex,
  sql: string,
  values: readonly (string | number | Date | null)[],
): Promise<number> {
  const answer: Answer = await knex.raw(sql, [...values] as Knex.RawBinding[]).options({ prepared: true });
  return Array.isArray(answer) ? answer[0].affectedRows : answer.changes;
}

/** A query as knex hands it to a dialect. */
export interface KnexQuery {
  sql: string;
  bindings?: unknown[];
  response?: unknown;
  options?: { prepared?: boolean };
}

export const isPrepared = (query: KnexQuery): boolean => query.options?.prepared === true;
