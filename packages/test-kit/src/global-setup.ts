import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MariaDb, startMariaDb } from './mariadb/start';
import { inProduction } from './production';
import { startS3, type TestS3 } from './s3/start';

/** What the set-up leaves for the teardown; both run in Jest's own process. */
export interface Started {
  home: string;
  mariadb?: MariaDb;
  s3?: TestS3;
}

/**
 * For Jest: one folder for all that the tests of a run leave behind. With TEST_STACK=production one MariaDB for all test
 * files, unless TEST_MARIADB_URL names one that is there already, and an S3 server beside it.
 */
export default async function globalSetup(): Promise<void> {
  const started: Started = { home: mkdtempSync(join(tmpdir(), 'portal-jest-')) };
  Object.assign(globalThis, { portalTestKit: started });
  process.env.TMPDIR = started.home;
  if (!inProduction()) return;
  if (!process.env.TEST_S3) {
    started.s3 = await startS3();
    process.env.TEST_S3 = JSON.stringify(started.s3);
  }
  if (process.env.TEST_MARIADB_URL) return;
  started.mariadb = await startMariaDb();
  process.env.TEST_MARIADB_URL = started.mariadb.url;
}
