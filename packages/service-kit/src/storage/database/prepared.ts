import type { Knex } from 'knex';

/** A query as knex hands it to a dialect. */
export interface KnexQuery {
  sql: string;
  bindings?: unknown[];
  response?: unknown;
  prepared?: boolean;
}

/** The drivers' answers to a change of rows. */
type Changed = [{ affectedRows: number }] | { changes: number };

/**
 * Runs one statement that changes rows, which each connection prepares once: for the few that run all day. `sql` is a
 * constant with a `?` for each value, and the same on all engines. It takes a connection of this `knex`, or that of its
 * transaction, without the builder of queries, which is work for nothing here; all else is as with any other query.
 * Returns the number of rows that it found.
 */
export async function runPrepared(
  { client }: Knex,
  sql: string,
  values: readonly (string | number | Date | null)[],
): Promise<number> {
  const connection = await client.acquireConnection();
  try {
    const query: KnexQuery = { sql, bindings: [...values], prepared: true };
    const { response } = await client.query(connection, query);
    const changed = response as Changed;
    return Array.isArray(changed) ? changed[0].affectedRows : changed.changes;
  } finally {
    await client.releaseConnection(connection);
  }
}

export const isPrepared = ({ prepared }: KnexQuery): boolean => prepared === true;
