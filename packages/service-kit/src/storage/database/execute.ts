import type { KnexQuery } from './prepared';

/** What is used here of a connection of mysql2, which keeps its prepared statements by their text. */
export interface ExecutingConnection {
  execute(
    sql: string,
    values: unknown[],
    done: (error: unknown, rows: unknown, fields: unknown) => void,
  ): void;
  unprepare(sql: string): void;
}

/**
 * How many statements a connection keeps prepared on its server, which has a limit for all of them
 * (`max_prepared_stmt_count`).
 */
export const preparedMost = 60;

/** By its prepared statement, prepared first where this connection has not done so. */
export const executed = (connection: ExecutingConnection, query: KnexQuery): Promise<KnexQuery> =>
  new Promise((resolve, reject) => {
    connection.execute(query.sql, (query.bindings ?? []).map(exactly), (error, rows, fields) => {
      if (error) return reject(error);
      query.response = [rows, fields];
      resolve(query);
    });
  });

/** The driver sends a number as a double, and a bigint as an integer, or as its digits. */
const exactly = (value: unknown): unknown => (Number.isSafeInteger(value) ? BigInt(value as number) : value);

/**
 * The server has no such prepared statement any more (it, or a proxy before it, was started again), cannot prepare it
 * anew after a change of the table, or keeps as many as it may. Then it has done nothing.
 */
const notPrepared = ['ER_UNKNOWN_STMT_HANDLER', 'ER_NEED_REPREPARE', 'ER_MAX_PREPARED_STMT_COUNT_REACHED'];

export const isNotPrepared = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && notPrepared.includes(String(error.code));
