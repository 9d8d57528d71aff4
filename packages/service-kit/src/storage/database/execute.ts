import type { KnexQuery } from './prepared';

/** The members of a mysql2 connection that this module uses; mysql2 keeps prepared statements by their text. */
export interface ExecutingConnection {
  execute(
    sql: string,
    values: unknown[],
    done: (error: unknown, rows: unknown, fields: unknown) => void,
  ): void;
  unprepare(sql: string): void;
}

/**
 * The most statements that a connection keeps prepared. The server has one limit for all connections
 * (`max_prepared_stmt_count`).
 */
export const preparedMost = 60;

/** Executes a query as a prepared statement, which each connection prepares once. */
export const executed = (connection: ExecutingConnection, query: KnexQuery): Promise<KnexQuery> =>
  new Promise((resolve, reject) => {
    connection.execute(query.sql, (query.bindings ?? []).map(exactly), (error, rows, fields) => {
      if (error) return reject(error);
      query.response = [rows, fields];
      resolve(query);
    });
  });

/** Turns safe integers into bigints: the driver sends a number as a double, and a bigint as an integer or as digits. */
const exactly = (value: unknown): unknown => (Number.isSafeInteger(value) ? BigInt(value as number) : value);

/**
 * Codes of a server that lost the prepared statement (it or a proxy was restarted), cannot prepare it again after a
 * change of the table, or has reached its limit. In each case the statement has not run.
 */
const notPrepared = ['ER_UNKNOWN_STMT_HANDLER', 'ER_NEED_REPREPARE', 'ER_MAX_PREPARED_STMT_COUNT_REACHED'];

export const isNotPrepared = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && notPrepared.includes(String(error.code));
