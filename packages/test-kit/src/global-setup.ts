import { startMariaDb } from './mariadb/start';

/** For Jest: one MariaDB for all test files of a run, unless TEST_MARIADB_URL names one that is there already. */
export default async function globalSetup(): Promise<void> {
  if (process.env.TEST_MARIADB_URL) return;
  const server = await startMariaDb();
  process.env.TEST_MARIADB_URL = server.url;
  Object.assign(globalThis, { portalTestMariaDb: server });
}
