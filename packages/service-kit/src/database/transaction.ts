import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isDeadlock } from './errors';

const attempts = 4;

/**
 * Runs the work in one transaction: all of it is stored, or none. After a deadlock the work runs again, so it must do
 * nothing but database work. Inside a transaction that is passed in, the work joins it.
 */
export async function inTransaction<T>(
  database: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  if (isTransaction(database)) return work(database);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === attempts || !isDeadlock(error)) throw error;
      await pause(attempt * 20 + Math.random() * 30);
    }
  }
}

function isTransaction(database: Knex): database is Knex.Transaction {
  return database.isTransaction === true;
}
