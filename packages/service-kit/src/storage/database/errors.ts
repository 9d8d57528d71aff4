interface DriverError {
  code: string;
  message: string;
}

function driverError(error: unknown): DriverError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return { code: error.code, message: error.message };
}

/**
 * Whether a statement failed because it would have violated a unique index. With `table` and `columns`: the index of
 * these columns, by knex's name for it (`people_email_unique`); MySQL reports the index, SQLite the columns.
 */
export function isUniqueViolation(error: unknown, table?: string, columns: string[] = []): boolean {
  const found = driverError(error);
  if (!found) return false;
  const { code, message } = found;
  if (code === 'ER_DUP_ENTRY')
    return !table || namesIndex(message, `${table}_${columns.join('_')}_unique`.toLowerCase());
  if (code !== 'SQLITE_CONSTRAINT_UNIQUE' && code !== 'SQLITE_CONSTRAINT_PRIMARYKEY') return false;
  return !table || message.endsWith(`: ${columns.map((column) => `${table}.${column}`).join(', ')}`);
}

function namesIndex(message: string, index: string): boolean {
  const key = /for key '(?:.*\.)?([^'.]+)'/.exec(message)?.[1];
  return key?.toLowerCase() === index;
}

/** A row refers to a missing row, or a row that others refer to would have been deleted. */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = driverError(error)?.code;
  return (
    code === 'SQLITE_CONSTRAINT_FOREIGNKEY' ||
    code === 'ER_NO_REFERENCED_ROW_2' ||
    code === 'ER_ROW_IS_REFERENCED_2'
  );
}

/** MariaDB's error number for a statement that exceeded its time limit; the driver has no name for it. */
const mariadbTimeout = 1969;

/**
 * Adds the code that an error of the driver lacks: for a statement that exceeded its time limit, or for a connection
 * that was lost, for example when the server died within a transaction.
 */
export function nameDriverError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('errno' in error && error.errno === mariadbTimeout)
    return Object.assign(error, { code: 'ER_STATEMENT_TIMEOUT' });
  if ('fatal' in error && error.fatal === true && !('code' in error))
    return Object.assign(error, { code: 'PROTOCOL_CONNECTION_LOST' });
  return error;
}

/** The engine ended one of two transactions that waited for each other; it may be run again from the start. */
export function isDeadlock(error: unknown): boolean {
  const code = driverError(error)?.code;
  return code === 'ER_LOCK_DEADLOCK' || code === 'ER_CHECKREAD';
}
