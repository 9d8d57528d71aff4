import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { engineOf } from './connect';
import { isBusy } from './libsql-client';

/** The value of `PRAGMA user_version` for a file that contains no remains of deleted rows. */
const withoutRemains = 1;

const tries = 40;

/**
 * Empties the write-ahead log of a SQLite file, which holds pages from before a deletion. Returns false when another
 * connection was reading all the time: then try again later. A database server's own logs are its operator's business.
 */
export async function emptyWriteAheadLog(database: Knex): Promise<boolean> {
  if (engineOf(database) !== 'sqlite') return true;
  for (let round = 0; round < tries; round += 1) {
    const [answer] = (await database.raw('PRAGMA wal_checkpoint(TRUNCATE)')) as { busy: number }[];
    if (answer?.busy === 0) return true;
    await pause(25);
  }
  return false;
}

/**
 * Rewrites a SQLite file once whose pages may still hold content that was deleted before the portal overwrote deleted
 * content. It takes some seconds for each gigabyte; a file in use by another process is left for the next start.
 */
export async function removeRemains(database: Knex): Promise<void> {
  if (engineOf(database) !== 'sqlite') return;
  const [state] = (await database.raw('PRAGMA user_version')) as { user_version: number }[];
  if ((state?.user_version ?? 0) >= withoutRemains) return;
  try {
    await database.raw('VACUUM');
    await database.raw(`PRAGMA user_version = ${withoutRemains}`);
    await emptyWriteAheadLog(database);
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}
