import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@portal/test-kit';
import type { Harness, StartOptions, TestPortal } from './harness';

export const admin = { email: 'admin@portal.test', password: 'Testing-the-portal-1' };

/** Starts a portal of its own on a free port, with a data folder that goes when it stops. */
export async function startTestPortal(
  startPortal: Harness['startPortal'],
  options: Partial<StartOptions> = {},
): Promise<TestPortal> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-e2e-'));
  const portal = await startPortal({
    quiet: true,
    ...options,
    env: {
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  return {
    url: portal.url,
    child: (name) => portal.child(name),
    dataDir,
    admin,
    async stop() {
      await portal.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
