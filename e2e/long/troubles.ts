import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClusterServer, MariaDb } from '@portal/test-kit';
import type { TestPortal } from '../support/harness';
import { pause, until } from '../support/patience';
import type { ProductionBackends, Stack } from '../support/stack';
import type { Clock } from './clock';
import type { StoreProxy } from './store-proxy';
import type { Tally } from './work';

export interface RunningPortal {
  portal: TestPortal;
  backends: ProductionBackends;
  stack: Stack;
  store: StoreProxy;
  clock: Clock;
}

/**
 * Causes a failure while people work. Resolves to the time of its end, by `performance.now()`: from then on everything
 * must work again.
 */
export type Trouble = (tallies: Tally[]) => Promise<number>;

/** Milliseconds that servers stay away; long enough to affect every kind of work. */
const awayMs = 1000;
const now = () => performance.now();

/** Kills both replicas of a service at once; the launcher starts them again. */
const kill =
  ({ portal }: RunningPortal, names: string[]): Trouble =>
  async () => {
    const at = now();
    await Promise.all(names.map((name) => portal.child(name).kill()));
    return at;
  };

const pair = (service: string) => [service, `${service}-2`];
const refusedIn = (tallies: Tally[]) => tallies.reduce((sum, { refused }) => sum + refused, 0);

/** The failures of the rounds, in the order in which they take turns. */
export function troublesOf(portal: RunningPortal): Record<string, Trouble> {
  const { backends, stack, store, clock } = portal;
  return {
    'svc-auth killed, both replicas': kill(portal, pair('svc-auth')),
    'svc-applications killed, both replicas': kill(portal, pair('svc-applications')),
    'svc-reports killed, both replicas': kill(portal, pair('svc-reports')),
    'gateway killed': kill(portal, ['gateway']),
    'database (MariaDB) killed': async (tallies) => {
      const before = refusedIn(tallies);
      await stack.mariadb.kill();
      await until('somebody is refused', () => refusedIn(tallies) > before);
      await stack.mariadb.startAgain();
      return now();
    },
    'object store away': async () => {
      await store.shut();
      await pause(awayMs);
      await store.open();
      return now();
    },
    'mail server away': async () => {
      await backends.smtp.goAway();
      await pause(awayMs);
      await backends.smtp.comeBack();
      return now();
    },
    'object store full (507)': async () => {
      store.full = true;
      await pause(awayMs);
      store.full = false;
      return now();
    },
    'clock 10 minutes ahead, then back': async () => {
      await clock.jump(600);
      await pause(awayMs);
      const at = now();
      await clock.jump(0);
      return at;
    },
    'clock 10 minutes behind, then right': async () => {
      await clock.jump(-600);
      await pause(awayMs);
      const at = now();
      await clock.jump(0);
      return at;
    },
  };
}

/** Kills one server of the cluster; the others are the majority and go on. It comes back while people work. */
export const serverKilled =
  (server: MariaDb): Trouble =>
  async () => {
    const at = now();
    await server.kill();
    return at;
  };

/**
 * Cuts one server of the cluster off from the others, while programs still reach it: it refuses statements once it has
 * noticed, and the programs go on with the other servers. It comes back while people work.
 */
export const serverCutOff =
  (server: ClusterServer): Trouble =>
  async () => {
    const at = now();
    await server.cutOff();
    return at;
  };

/** Fills the disk with the databases, files and mails of an embedded portal for a while. */
export const fullDisk =
  (disk: string): Trouble =>
  async (tallies) => {
    const ballast = path.join(disk, 'ballast');
    const before = refusedIn(tallies);
    const { bsize, bavail } = await statfs(disk);
    await writeFile(ballast, Buffer.alloc(bsize * bavail)).catch(() => undefined);
    await until('somebody is refused', () => refusedIn(tallies) > before);
    await pause(awayMs);
    await rm(ballast);
    return now();
  };
