import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { end, freePort, lastWordsOf, untilReady } from '../process/child';

const run = promisify(execFile);

export interface MariaDb {
  /** `mysql://test:...@127.0.0.1:PORT/`, with a user who has all rights. */
  url: string;
  pid: number;
  /** Kills the server at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts the server again on the same port with the data on disk. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A MariaDB server for tests: a free port of 127.0.0.1, its data in a temporary folder that is removed with it. A
 * durable server writes each commit to disk, as in production; most tests do without, since it is slow. `memoryMb` is
 * for pages that it keeps in memory.
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
  let child: ChildProcess;
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `mysql://test:${password}@127.0.0.1:${port}/`;
  const stop = async () => {
    process.off('exit', kill);
    await end(child);
    await rm(home, { recursive: true, force: true });
  };
  const begin = async () => {
    child = spawn('mariadbd', settings, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = lastWordsOf(child);
    const failed = new Promise<never>((_, reject) => child.once('error', reject));
    await Promise.race([untilReady(child, () => connectOnce(url), said), failed]);
  };
  try {
    await begin();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    get pid() {
      return child.pid ?? 0;
    },
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      kill();
      await gone;
    },
    startAgain: begin,
    stop,
  };
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
export async function connectOnce(url: string): Promise<void> {
  const connection = await createConnection(url);
  await connection.end();
}
