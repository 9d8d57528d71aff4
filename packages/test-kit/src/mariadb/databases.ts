import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { temporaryFolder } from '../process/temporary-folder';
import { inProduction } from '../production';

export interface TestEngine {
  /** `SQLite` or `MariaDB`, for the names of tests. */
  engine: 'SQLite' | 'MariaDB';
  /** Makes an empty database and returns its address: `sqlite:/...` or `mysql://...`. */
  createDatabase(): Promise<string>;
}

/** The embedded engine, for tests whose result no engine changes. */
export const sqlite: TestEngine = { engine: 'SQLite', createDatabase: createSqliteFile };

/**
 * The engine of this run: `describe.each(databases())('on $engine', ({ createDatabase }) => ...)`. It is SQLite, or
 * with TEST_STACK=production the MariaDB of the global set-up `@portal/test-kit/global-setup`. Name a test that uses it
 * `*.stack.test.ts`, so that it runs on both.
 */
export function databases(): TestEngine[] {
  return [inProduction() ? { engine: 'MariaDB', createDatabase: () => createDatabase() } : sqlite];
}

/** Makes an empty database on the server of TEST_MARIADB_URL; returns its address. */
export async function createDatabase(name = 'test'): Promise<string> {
  const server = process.env.TEST_MARIADB_URL;
  if (!server) {
    throw new Error(
      "TEST_MARIADB_URL is not set: MariaDB is there with TEST_STACK=production, by '@portal/build-config/jest-service'",
    );
  }
  const unique = `${name}_${randomBytes(6).toString('hex')}`;
  const connection = await createConnection(server);
  try {
    await connection.query(`CREATE DATABASE \`${unique}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  } finally {
    await connection.end();
  }
  return new URL(unique, server).href;
}

async function createSqliteFile(): Promise<string> {
  return `sqlite:${join(temporaryFolder('portal-sqlite-'), 'test.sqlite')}`;
}
