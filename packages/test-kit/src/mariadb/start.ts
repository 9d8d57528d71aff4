import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../process/child';
import { type MariaDb, serverOf } from './server';

const run = promisify(execFile);

/**
 * Starts a MariaDB server for tests on a free port of 127.0.0.1; its data lies in a temporary folder that is removed
 * with the server. A `durable` server writes each commit to disk, as in production; most tests do without, because that
 * is slow. `memoryMb` is the size of its page cache in MB.
 */
export async function startMariaDb({
  durable = false,
  memoryMb = 64,
}: {
  durable?: boolean;
  memoryMb?: number;
} = {}): Promise<MariaDb> {
  const home = await mkdtemp(join(tmpdir(), 'portal-mariadb-'));
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const data = join(home, 'data');
  await installTables(data);
  const firstWords = join(home, 'init.sql');
  await writeFile(
    firstWords,
    `CREATE USER IF NOT EXISTS 'test'@'127.0.0.1' IDENTIFIED BY '${password}';\nGRANT ALL ON *.* TO 'test'@'127.0.0.1' WITH GRANT OPTION;\n`,
  );
  const settings = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${join(home, 'socket')}`,
    `--pid-file=${join(home, 'pid')}`,
    `--init-file=${firstWords}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--user=${userInfo().username}`,
    '--skip-name-resolve',
    '--skip-log-bin',
    '--performance-schema=OFF',
    `--innodb-buffer-pool-size=${memoryMb}M`,
    '--innodb-log-file-size=16M',
    `--innodb-flush-log-at-trx-commit=${durable ? 1 : 0}`,
    '--max-connections=300',
  ];
  const url = `mysql://test:${password}@127.0.0.1:${port}/`;
  const server = serverOf({ url, settings, ready: () => connectOnce(url) });
  const stop = async () => {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await server.startAgain();
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...server, stop };
}

/** Makes the tables of a new server. */
export async function installTables(data: string): Promise<void> {
  const user = `--user=${userInfo().username}`;
  const settings = [
    '--no-defaults',
    user,
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ];
  try {
    await run('mariadb-install-db', settings);
  } catch (error) {
    throw new Error('MariaDB could not be set up; is the Debian package mariadb-server installed?', {
      cause: error,
    });
  }
}

/** @throws while the server does not answer */
async function connectOnce(url: string): Promise<void> {
  const connection = await createConnection(url);
  await connection.end();
}
