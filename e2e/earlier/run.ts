/**
 * `npm run test:earlier`: runs replicas of an earlier release beside present ones, on MariaDB, an S3 server and a mail
 * server. The services of the commit EARLIER (by default one of a day ago) are built with their own lock file. People
 * type, submit and decide while the gateway calls both releases in turn: first on tables that the present release has
 * migrated already, then on the earlier release's tables while they are migrated under its running replicas, then on
 * the earlier release alone. Everything that was acknowledged must be stored, and no mail lost or doubled.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aftermath } from '../failures/aftermath';
import { gather, type People, workThrough } from '../failures/load';
import { run } from '../own-repositories/kits';
import { type Checks, runProgram } from '../support/checks';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { unevenReplicas } from '../support/replicas';
import { root } from '../support/scripts';
import { type ProductionBackends, startProduction } from '../support/stack';
import { differingReports, unready } from './both';
import { buildEarlier, earlierCommit } from './checkout';

type Work = (portal: TestPortal, people: People) => Promise<string[]>;

/**
 * Starts the services of these checkouts, in this order, on servers that are running already; stops the services after
 * `work`.
 */
async function withReplicas(
  checkouts: readonly string[],
  backends: ProductionBackends,
  work: (portal: TestPortal) => Promise<string[]>,
): Promise<string[]> {
  const options = { replicas: checkouts.length, checkouts, env: { LOG_LEVEL: 'error' } };
  const stays = { ...backends, stop: async () => undefined };
  const portal = await startTestPortal(await loadLauncher(), options, stays);
  try {
    return await work(portal);
  } finally {
    await portal.stop();
  }
}

const everybodyWorks: Work = async (portal, people) => {
  await workThrough(portal, people, async () => undefined);
  return people.refused === 0 ? [] : [`${people.refused} requests were refused`];
};

const besideEachOther: Work = async (portal, people) => [
  ...(await unready(portal)),
  ...(await everybodyWorks(portal, people)),
  ...(await aftermath(portal, people)),
  ...(await differingReports(portal)),
  ...(await unevenReplicas(portal)),
];

async function check(checks: Checks, title: string, work: () => Promise<string[]>): Promise<void> {
  checks.note(title, await work().catch((error: Error) => [error.stack ?? error.message]));
}

runProgram(async (_given, checks) => {
  await run(root, process.execPath, ['scripts/build.mjs']);
  const scratch = await mkdtemp(path.join(tmpdir(), 'portal-earlier-'));
  const earlier = await buildEarlier(earlierCommit(), scratch);
  const stack = await startProduction();
  try {
    const migrated = await stack.backends();
    await check(checks, 'Earlier replicas join those of now, on migrated tables', async () => {
      const before = await withReplicas([root], migrated, async () => []);
      const beside = await withReplicas([root, earlier], migrated, async (portal) =>
        besideEachOther(portal, await gather(portal)),
      );
      return [...before, ...beside];
    });

    const old = await stack.backends();
    await check(checks, 'An earlier release works alone, on its own tables', () =>
      withReplicas([earlier], old, async (portal) => everybodyWorks(portal, await gather(portal))),
    );
    await check(checks, 'Replicas of now join earlier ones, and migrate under them', () =>
      withReplicas([earlier, root], old, async (portal) => besideEachOther(portal, await gather(portal))),
    );
    await check(checks, 'The earlier release goes on alone, on migrated tables', () =>
      withReplicas([earlier], old, async (portal) => {
        const people = await gather(portal);
        return [...(await everybodyWorks(portal, people)), ...(await aftermath(portal, people))];
      }),
    );
  } finally {
    await stack.stop();
    await rm(scratch, { recursive: true, force: true });
  }
});
