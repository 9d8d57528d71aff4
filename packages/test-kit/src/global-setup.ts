import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MariaDb } from './mariadb/server';
import { startMariaDb } from './mariadb/start';
import { inProduction } from './production';
import { startS3, type TestS3 } from './s3/start';

/** What the set-up hands to the teardown; both run in Jest's main process. */
export interface Started {
  home: string;
  mariadb?: MariaDb;
  s3?: TestS3;
}

/**
 * Jest's global set-up: makes one folder for everything the tests of a run leave behind. With TEST_STACK=production it
 * also starts an S3 server and one MariaDB for all test files, unless TEST_MARIADB_URL names a running server.
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
