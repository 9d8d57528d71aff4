import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { MariaDbCluster } from '@portal/test-kit';
import { type Checks, report } from '../support/checks';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { type PlacesOutcome, type PlacesRound, playPlacesRound } from '../support/places-round';
import { startTestPortal } from '../support/portal';
import { embedded, startProduction } from '../support/stack';

const people = 200;
const places = 10;
const kills = 12;
/** Each person has their own IP address, which the gateway reads from a proxy's header. */
const quiet = { LOG_LEVEL: 'error', TRUST_PROXY: 'true' };
const both = ['svc-applications', 'svc-applications-2'];

interface Row extends PlacesOutcome {
  database: string;
}

const databases: Record<string, (rows: Row[], checks: Checks) => Promise<void>> = {
  'places-sqlite': onSqlite,
  'places-mariadb': onMariaDb,
  'places-cluster': onCluster,
};

/** Names of the races on the command line; `places` plays all of them. */
const names = Object.keys(databases);

export const isRaceFor = (pattern: string): boolean => pattern === 'places' || names.includes(pattern);

/** Names of the checks: two for each database, for places of a period and of a round. */
export const racesOf = (patterns: readonly string[]): string[] =>
  patterns.length === 0 || patterns.includes('places')
    ? names
    : names.filter((name) => patterns.includes(name));

/** Lets 200 people accept at once for 10 places, while services and a database server are killed. Ends with a table. */
export async function raceForPlaces(chosen: readonly string[], checks: Checks): Promise<void> {
  const rows: Row[] = [];
  for (const name of chosen) await databases[name]?.(rows, checks);
  if (rows.length > 0) for (const line of tableOf(rows)) report(line);
}

async function play(
  portal: TestPortal,
  where: string,
  round: Pick<PlacesRound, 'replicas' | 'server'>,
  { rows, checks }: { rows: Row[]; checks: Checks },
): Promise<void> {
  for (const outcome of await playPlacesRound(portal, { people, places, kills, ...round })) {
    const { limit, problems, accepted, refused, again, kills: died } = outcome;
    rows.push({ ...outcome, database: where });
    const what = `${accepted} of ${people} accepted for ${places} places of a ${limit}, ${refused} were refused`;
    checks.note(`${where}: ${what}; ${died} kills, ${again} presses again`, problems);
  }
}

async function onSqlite(rows: Row[], checks: Checks): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-places-'));
  const env = { ...quiet, DATA_DIR: folder };
  const portal = await startTestPortal(await loadLauncher(), { env }, embedded(folder));
  try {
    await play(portal, 'SQLite', { replicas: both.slice(0, 1) }, { rows, checks });
  } finally {
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function onMariaDb(rows: Row[], checks: Checks): Promise<void> {
  const stack = await startProduction({ durable: true });
  let portal: TestPortal | undefined;
  try {
    const options = { replicas: 2, env: quiet };
    portal = await startTestPortal(await loadLauncher(), options, await stack.backends());
    await play(portal, 'MariaDB, two replicas', { replicas: both }, { rows, checks });
  } finally {
    await portal?.stop();
    await stack.stop();
  }
}

/**
 * Gives each replica another database server as its first one, so that acceptances also meet when the cluster certifies
 * transactions, not only at locks of one server.
 */
async function onCluster(rows: Row[], checks: Checks): Promise<void> {
  const stack = await startProduction({ cluster: true });
  let portal: TestPortal | undefined;
  try {
    const backends = await stack.backends();
    const [first, second, third] = String(backends.env.DATABASE_URL).split(',');
    const replicaEnvs = [
      { APPLICATIONS_DATABASE_URL: [first, second, third].join(',') },
      { APPLICATIONS_DATABASE_URL: [second, first, third].join(',') },
    ];
    // Services that start together wait for a lock of their common server to migrate; here they have none, so the
    // tables are migrated before.
    const migrate = [path.resolve('svc-applications/dist/main.js'), 'migrate'];
    await promisify(execFile)(process.execPath, migrate, { env: { ...process.env, DATABASE_URL: first } });
    const options = { replicas: 2, replicaEnvs, env: quiet };
    portal = await startTestPortal(await loadLauncher(), options, backends);
    const [server] = (stack.cluster as MariaDbCluster).servers;
    const where = 'cluster of three, two replicas, a server killed';
    await play(portal, where, { replicas: both, ...(server && { server }) }, { rows, checks });
  } finally {
    await portal?.stop();
    await stack.stop();
  }
}

function tableOf(rows: readonly Row[]): string[] {
  return [
    '| database | places of a | accepted | refused | kills | presses again |',
    '|---|---|--:|--:|--:|--:|',
    ...rows.map(
      ({ database, limit, accepted, refused, kills: died, again }) =>
        `| ${database} | ${limit} | ${accepted} | ${refused} | ${died} | ${again} |`,
    ),
  ];
}
