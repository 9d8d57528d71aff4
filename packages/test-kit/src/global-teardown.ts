import { rmSync } from 'node:fs';
import type { Started } from './global-setup';

/** For Jest: stops what the global set-up started, and removes what the tests left behind. */
export default async function globalTeardown(): Promise<void> {
  const { portalTestKit } = globalThis as { portalTestKit?: Started };
  await portalTestKit?.mariadb?.stop();
  await portalTestKit?.s3?.stop();
  if (portalTestKit) rmSync(portalTestKit.home, { recursive: true, force: true });
}
