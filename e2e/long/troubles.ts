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

/** Makes trouble while people work. Returns when it was over, by `performance.now()`: from then on all must be back. */
export type Trouble = (tallies: Tally[]) => Promise<number>;

/** How long servers stay away, in ms; long enough for every kind of work to meet it. */
const awayMs = 1000;
const now = () => performance.now();

/** Both replicas of a service die at once; the launcher starts them again. */
const kill =
  ({ portal }: RunningPortal, names: string[]): Trouble =>
  async () => {
    const at = now();
    await Promise.all(names.map((name) => portal.child(name).kill()));
    return at;
  };

const pair = (service: string) => [service, `${service}-2`];
const refusedIn = (tallies: Tally[]) => tallies.reduce((sum, { refused }) => sum + refused, 0);

/** The troubles of the rounds, in turn. */
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

/** One server of the cluster dies at once; the others are the majority and go on. It comes back while people work. */
export const serverKilled =
  (server: MariaDb): Trouble =>
  async () => {
    const at = now();
    await server.kill();
    return at;
  };

/**
 * One server of the cluster hears nobody, and nobody hears it, while programs still reach it: it refuses statements once
 * it knows, and their work goes on at the others. It comes back while people work.
 */
export const serverCutOff =
  (server: ClusterServer): Trouble =>
  async () => {
    const at = now();
    await server.cutOff();
    return at;
  };

/** The disk with databases, files and mails of an embedded portal has no byte left for a while. */
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
