import type { Knex } from 'knex';
import { againAfterDeadlock } from './again';

/**
 * Runs the work in one transaction: all of it is stored, or nothing. After a deadlock the work runs again, so it must
 * do nothing but database work. When a transaction is passed in, the work joins it.
 */
export async function inTransaction<T>(
  database: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  if (isTransaction(database)) return work(database);
  return againAfterDeadlock(() => database.transaction(work));
}

function isTransaction(database: Knex): database is Knex.Transaction {
  return database.isTransaction === true;
}
