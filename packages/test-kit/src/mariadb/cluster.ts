import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { freePort } from '../process/child';
import { type MariaDb, serverOf } from './server';
import { installTables } from './start';

const run = promisify(execFile);
const provider = '/usr/lib/galera/libgalera_smm.so';

/** How soon the others go on without a server that says nothing; by default after five seconds. */
const patience = [
  'evs.keepalive_period=PT0.5S',
  'evs.inactive_check_period=PT0.5S',
  'evs.suspect_timeout=PT2S',
  'evs.inactive_timeout=PT4S',
  'evs.install_timeout=PT4S',
];

export interface MariaDbCluster {
  /** In the order in which services are told of them. Of three, two go on when one is killed. */
  servers: MariaDb[];
  stop(): Promise<void>;
}

interface Place {
  home: string;
  /** The user as whom servers run: Galera copies data by rsync, which no root does for others. */
  user: string;
  password: string;
  ports: { sql: number; group: number; copies: number; catchUp: number }[];
}

/** Three MariaDB servers that hold the same data by Galera; each writes its commits to disk. */
export async function startMariaDbCluster(): Promise<MariaDbCluster> {
  const place = await prepare(3);
  const servers: MariaDb[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(place.home, { recursive: true, force: true });
  };
  try {
    for (const number of place.ports.keys()) servers.push(await startServer(place, number));
  } catch (error) {
    await stop();
    throw error;
  }
  return { servers, stop };
}

const dataOf = ({ home }: Place, number: number) => join(home, `data-${number}`);

/** The same tables and the same user for each server. */
async function prepare(count: number): Promise<Place> {
  const home = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  const user = userInfo().uid === 0 ? 'mysql' : userInfo().username;
  const ports = [];
  for (let number = 0; number < count; number += 1)
    ports.push({
      sql: await freePort(),
      group: await freePort(),
      copies: await freePort(),
      catchUp: await freePort(),
    });
  const place = { home, user, password: randomBytes(12).toString('hex'), ports };
  await installTables(dataOf(place, 0));
  const firstWords = join(home, 'init.sql');
  await writeFile(
    firstWords,
    [
      `CREATE USER 'test'@'127.0.0.1' IDENTIFIED BY '${place.password}';`,
      `GRANT ALL ON *.* TO 'test'@'127.0.0.1' WITH GRANT OPTION;`,
      'SHUTDOWN;\n',
    ].join('\n'),
  );
  await handOver(home, user);
  await run('mariadbd', [...settingsOf(place, 0), `--init-file=${firstWords}`]);
  for (let number = 1; number < count; number += 1)
    await cp(dataOf(place, 0), dataOf(place, number), { recursive: true });
  await handOver(home, user);
  return place;
}

/** Gives the folder to the user as whom the servers run, who may go through the folder above. */
async function handOver(home: string, user: string): Promise<void> {
  if (user === userInfo().username) return;
  const { mode } = await stat(tmpdir());
  await chmod(tmpdir(), mode | 0o011);
  await run('chown', ['-R', user, home]);
}

function settingsOf(place: Place, number: number): string[] {
  const { home, user, ports } = place;
  return [
    '--no-defaults',
    `--datadir=${dataOf(place, number)}`,
    `--socket=${join(home, `socket-${number}`)}`,
    `--pid-file=${join(home, `pid-${number}`)}`,
    '--bind-address=127.0.0.1',
    `--port=${ports[number]?.sql}`,
    `--tmpdir=${home}`,
    `--user=${user}`,
    '--skip-name-resolve',
    '--skip-log-bin',
    '--performance-schema=OFF',
    '--innodb-buffer-pool-size=64M',
    '--innodb-log-file-size=16M',
    '--innodb-flush-log-at-trx-commit=1',
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
    '--max-connections=300',
  ];
}

function groupSettings({ ports }: Place, number: number): string[] {
  const { group, copies, catchUp } = ports[number] as Place['ports'][number];
  const all = ports.map((each) => `127.0.0.1:${each.group}`).join(',');
  const options = [
    `gmcast.listen_addr=tcp://127.0.0.1:${group}`,
    `ist.recv_addr=127.0.0.1:${catchUp}`,
    'gcache.size=64M',
    ...patience,
  ];
  return [
    '--wsrep-on=ON',
    `--wsrep-provider=${provider}`,
    `--wsrep-cluster-address=gcomm://${all}`,
    `--wsrep-node-address=127.0.0.1:${group}`,
    `--wsrep-provider-options=${options.join(';')}`,
    `--wsrep-sst-receive-address=127.0.0.1:${copies}`,
    '--wsrep-sst-method=rsync',
  ];
}

async function startServer(place: Place, number: number): Promise<MariaDb> {
  const url = `mysql://test:${place.password}@127.0.0.1:${place.ports[number]?.sql}/`;
  const settings = [...settingsOf(place, number), ...groupSettings(place, number)];
  const server = serverOf({ url, settings, ready: () => takesPart(url) });
  // The first begins the cluster, the others join it; started again, a server fetches all data from another.
  await server.start(...(number === 0 ? ['--wsrep-new-cluster'] : []));
  return server;
}

/** @throws while the server takes no part in its cluster */
async function takesPart(url: string): Promise<void> {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query<RowDataPacket[]>("show status like 'wsrep_ready'");
    if (rows[0]?.Value !== 'ON') throw new Error('The server takes no part in its cluster yet');
  } finally {
    await connection.end();
  }
}
