import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { engineOf } from './connect';
import { isBusy } from './libsql-client';

/** The state of the file's contents that `PRAGMA user_version` keeps: 1 is a file without remains of deleted rows. */
const withoutRemains = 1;

const tries = 40;

/**
 * Empties the log beside a SQLite file, which holds pages as they were before something was deleted. False where
 * another connection was reading all the while: then it is to be tried again. A server's own logs are its operator's.
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
 * Writes a SQLite file anew, once, whose pages may hold what was deleted before deleting meant overwriting. It takes
 * some seconds for each gigabyte; a file that is in use by another process is left for the next start.
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
