import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MariaDb, startMariaDb } from './mariadb/start';

/** What the set-up leaves for the teardown; both run in Jest's own process. */
export interface Started {
  home: string;
  mariadb?: MariaDb;
}

/**
 * For Jest: one MariaDB for all test files of a run, unless TEST_MARIADB_URL names one that is there already, and one
 * folder for all that the tests leave behind.
 */
export default async function globalSetup(): Promise<void> {
  const started: Started = { home: mkdtempSync(join(tmpdir(), 'portal-jest-')) };
  Object.assign(globalThis, { portalTestKit: started });
  process.env.TMPDIR = started.home;
  if (process.env.TEST_MARIADB_URL) return;
  started.mariadb = await startMariaDb();
  process.env.TEST_MARIADB_URL = started.mariadb.url;
}
