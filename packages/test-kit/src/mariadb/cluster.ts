import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, copyFile, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { freePort } from '../process/child';
import { type MariaDb, serverOf } from './server';
import { installTables } from './start';

const run = promisify(execFile);
/** The settings and the start of servers as they are deployed. */
const deployed = resolve(__dirname, '../../../../deploy/mysql');

/** A server of a cluster. */
export interface ClusterServer extends MariaDb {
  /** Cuts the server off from the others, as a network that divides would, until `heal`; programs still reach it. */
  cutOff(): Promise<void>;
  heal(): Promise<void>;
  /** Resolves when the server takes part in the cluster again. */
  back(): Promise<void>;
}

export interface MariaDbCluster {
  /** In the order in which services are configured. When one of three is killed, the other two go on. */
  servers: ClusterServer[];
  stop(): Promise<void>;
}

interface Place {
  home: string;
  /** The operating system's user for the servers: mysql where the tests run as root, because MariaDB refuses root. */
  user: string;
  password: string;
  ports: { sql: number; group: number; copies: number; catchUp: number }[];
}

/** Three MariaDB servers that hold the same data by Galera, with the settings and the start that are deployed. */
export async function startMariaDbCluster(): Promise<MariaDbCluster> {
  const place = await prepare(3);
  const servers: ClusterServer[] = [];
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

/** Prepares one data folder and copies it for each server, so that all have the same tables and user. */
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
  await copyFile(join(deployed, 'cluster-start.sh'), join(home, 'cluster-start.sh'));
  const settings = await readFile(join(deployed, 'cluster.cnf'), 'utf8');
  await writeFile(join(home, 'cluster.cnf'), `${settings}\n${small}`);
  const firstWords = join(home, 'init.sql');
  await writeFile(
    firstWords,
    [
      `CREATE USER 'test'@'127.0.0.1' IDENTIFIED BY '${place.password}';`,
      `GRANT ALL ON *.* TO 'test'@'127.0.0.1' WITH GRANT OPTION;`,
      `CREATE USER '${user}'@'localhost' IDENTIFIED VIA unix_socket;`,
      `GRANT RELOAD, PROCESS, LOCK TABLES, BINLOG MONITOR, REPLICA MONITOR ON *.* TO '${user}'@'localhost';`,
      'SHUTDOWN;\n',
    ].join('\n'),
  );
  await handOver(home, user);
  await run('mariadbd', [...settingsOf(place, 0), '--wsrep-on=OFF', `--init-file=${firstWords}`]);
  for (let number = 1; number < count; number += 1)
    await cp(dataOf(place, 0), dataOf(place, number), { recursive: true });
  await handOver(home, user);
  return place;
}

/** Gives the folder to the servers' user, and lets that user pass through the folder above. */
async function handOver(home: string, user: string): Promise<void> {
  if (user === userInfo().username) return;
  const { mode } = await stat(tmpdir());
  await chmod(tmpdir(), mode | 0o011);
  await run('chown', ['-R', user, home]);
}

/** Uses less memory than deployed servers do. */
const small = 'performance_schema = OFF\ninnodb_buffer_pool_size = 64M\ninnodb_log_file_size = 16M\n';

/** Settings that differ from a deployed server: paths and ports. */
function settingsOf(place: Place, number: number): string[] {
  const { home, user, ports } = place;
  return [
    `--defaults-file=${join(home, 'cluster.cnf')}`,
    `--datadir=${dataOf(place, number)}`,
    `--socket=${join(home, `socket-${number}`)}`,
    `--pid-file=${join(home, `pid-${number}`)}`,
    '--bind-address=127.0.0.1',
    `--port=${ports[number]?.sql}`,
    `--tmpdir=${home}`,
    `--user=${user}`,
  ];
}

/** The deployed options of Galera, and the ports of a server. */
async function groupSettings({ home, user, ports }: Place, number: number): Promise<string[]> {
  const { group, copies, catchUp } = ports[number] as Place['ports'][number];
  const settings = await readFile(join(home, 'cluster.cnf'), 'utf8');
  const [, options] = /^wsrep_provider_options = "(.+)"$/m.exec(settings) ?? [];
  if (!options) throw new Error('cluster.cnf has no wsrep_provider_options');
  const listens = `gmcast.listen_addr=tcp://127.0.0.1:${group};ist.recv_addr=127.0.0.1:${catchUp}`;
  return [
    `--wsrep-node-address=127.0.0.1:${group}`,
    `--wsrep-provider-options=${options};gcache.size=64M;${listens}`,
    `--wsrep-sst-receive-address=127.0.0.1:${copies}`,
    `--wsrep-sst-auth=${user}:`,
  ];
}

async function startServer(place: Place, number: number): Promise<ClusterServer> {
  const url = `mysql://test:${place.password}@127.0.0.1:${place.ports[number]?.sql}/`;
  const names = place.ports.map(({ group }) => `127.0.0.1:${group}`);
  const server = serverOf({
    url,
    program: join(place.home, 'cluster-start.sh'),
    env: {
      CLUSTER_SERVERS: names.join(','),
      CLUSTER_NAME: String(names[number]),
      CLUSTER_BEGINS: String(names[0]),
      DATA_FOLDER: dataOf(place, number),
      ENTRYPOINT: '',
      // A folder that the server's user may write to, unlike the folder of the run.
      TMPDIR: place.home,
    },
    settings: [...settingsOf(place, number), ...(await groupSettings(place, number))],
    ready: () => takesPart(url),
  });
  await server.start();
  // Galera's own option for tests: the server hears nobody, and nobody hears it.
  const isolate = (on: 0 | 1) => translate(url, `SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${on}'`);
  return {
    ...server,
    cutOff: () => isolate(1),
    heal: () => isolate(0),
    async back() {
      for (;;) {
        if (
          await takesPart(url).then(
            () => true,
            () => false,
          )
        )
          return;
        await pause(50);
      }
    },
  };
}

async function translate(url: string, statement: string): Promise<void> {
  const connection = await createConnection(url);
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
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
