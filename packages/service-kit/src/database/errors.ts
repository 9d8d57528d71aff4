interface DriverError {
  code: string;
  message: string;
}

function driverError(error: unknown): DriverError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return { code: error.code, message: error.message };
}

/**
 * Two rows would have been alike. With table and columns: in this unique index, named as knex names it
 * (`people_email_unique`); MySQL tells the index, SQLite the columns.
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

/** A row points to one that is not there, or one that is pointed to was to go. */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = driverError(error)?.code;
  return (
    code === 'SQLITE_CONSTRAINT_FOREIGNKEY' ||
    code === 'ER_NO_REFERENCED_ROW_2' ||
    code === 'ER_ROW_IS_REFERENCED_2'
  );
}

/** The engine gave up on one of two transactions that waited for each other: the whole work may be run again. */
export function isDeadlock(error: unknown): boolean {
  const code = driverError(error)?.code;
  return code === 'ER_LOCK_DEADLOCK' || code === 'ER_CHECKREAD';
}
