import { rmSync } from 'node:fs';
import type { Started } from './global-setup';

/** Jest's global teardown: stops the servers of the set-up, and removes everything the tests left behind. */
export default async function globalTeardown(): Promise<void> {
  const { portalTestKit } = globalThis as { portalTestKit?: Started };
  await portalTestKit?.mariadb?.stop();
  await portalTestKit?.s3?.stop();
  if (portalTestKit) rmSync(portalTestKit.home, { recursive: true, force: true });
}
