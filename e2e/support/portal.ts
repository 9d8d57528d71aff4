import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@portal/test-kit';
import { type Harness, type StartOptions, stackInUse, type TestPortal } from './harness';
import { noteStart } from './patience';
import { portalLog } from './portal-log';
import { type Backends, embedded } from './stack';

export const admin = { email: 'admin@portal.test', password: 'Testing-the-portal-1' };

/** Other tests look for free ports, too: a port may be taken between the check and the start. */
const portWasTaken = (error: unknown) =>
  error instanceof Error && error.message.includes('another program listens on it');

/**
 * Starts a portal on a free port; its data folder, database and mails are removed when it stops. Without `given` it
 * uses the servers of the stack in use, else the embedded default.
 */
export async function startTestPortal(
  startPortal: Harness['startPortal'],
  options: Partial<StartOptions> = {},
  given?: Backends,
): Promise<TestPortal> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-e2e-'));
  const backends = given ?? (await stackInUse()?.backends()) ?? embedded(dataDir);
  // If the portal does not start, everything is closed, too: otherwise the run would never end.
  const leave = async () => {
    await backends.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const begun = Date.now();
  const start = async () =>
    startPortal({
      onLine: portalLog(path.basename(dataDir)),
      ...options,
      env: {
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        DATA_DIR: dataDir,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        LOG_LEVEL: 'info',
        // All people of the tests share one IP address.
        DRAFTS_PER_NETWORK: '100000',
        // Pages are not cached on the device, except in the stories about cached pages.
        KEEP_PAGES: 'false',
        ...backends.env,
        ...options.env,
      },
    });
  const portal = await start()
    .catch((error) => {
      if (portWasTaken(error)) return start();
      throw error;
    })
    .catch(async (error) => {
      await leave();
      throw error;
    });
  noteStart(Date.now() - begun);
  return {
    url: portal.url,
    child: (name) => portal.child(name),
    dataDir,
    env: backends.env,
    database: backends.database,
    mails: backends.mails,
    admin,
    async stop() {
      await portal.stop();
      await leave();
    },
  };
}
