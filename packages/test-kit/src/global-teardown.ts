import type { MariaDb } from './mariadb/start';

/** For Jest: stops what the global set-up started. */
export default async function globalTeardown(): Promise<void> {
  const { portalTestMariaDb } = globalThis as { portalTestMariaDb?: MariaDb };
  await portalTestMariaDb?.stop();
}
