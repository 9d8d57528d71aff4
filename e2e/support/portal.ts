import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@portal/test-kit';
import { type Harness, type StartOptions, stackInUse, type TestPortal } from './harness';
import { noteStart } from './patience';
import { portalLog } from './portal-log';
import { embedded, type Ground } from './stack';

export const admin = { email: 'admin@portal.test', password: 'Testing-the-portal-1' };

/**
 * Starts a portal of its own on a free port; its data folder, its database and its mails go when it stops. Without
 * `given` it stands on the stack in use, else on the embedded default.
 */
export async function startTestPortal(
  startPortal: Harness['startPortal'],
  options: Partial<StartOptions> = {},
  given?: Ground,
): Promise<TestPortal> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-e2e-'));
  const ground = given ?? (await stackInUse()?.ground()) ?? embedded(dataDir);
  // Nothing may be left open when it does not start either: the run would never end.
  const leave = async () => {
    await ground.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const begun = Date.now();
  const starting = startPortal({
    onLine: portalLog(path.basename(dataDir)),
    ...options,
    env: {
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'info',
      ...ground.env,
      ...options.env,
    },
  });
  const portal = await starting.catch(async (error) => {
    await leave();
    throw error;
  });
  noteStart(Date.now() - begun);
  return {
    url: portal.url,
    child: (name) => portal.child(name),
    dataDir,
    env: ground.env,
    database: ground.database,
    mails: ground.mails,
    admin,
    async stop() {
      await portal.stop();
      await leave();
    },
  };
}
