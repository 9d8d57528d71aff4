import { randomBytes } from 'node:crypto';
import { temporaryFolder } from './process/temporary-folder';

/**
 * Whether this run tests services on MariaDB and an S3 server, as an organisation's servers use them, and on nothing
 * else.
 */
export const inProduction = (): boolean => process.env.TEST_STACK === 'production';

type StoreOfRun =
  | { kind: 'files'; directory: string }
  | { kind: 's3'; endpoint: string; accessKey: string; secretKey: string; bucket: string };

/** A store for a test's objects: a folder of its own; in production a bucket of its own on the run's S3 server. */
export function storeOfRun(): StoreOfRun {
  if (!inProduction()) return { kind: 'files', directory: temporaryFolder('portal-files-') };
  const server = process.env.TEST_S3;
  if (!server)
    throw new Error("TEST_S3 is not set: the Jest config is not that of '@portal/build-config/jest-service'");
  return { kind: 's3', ...JSON.parse(server), bucket: `test-${randomBytes(6).toString('hex')}` };
}
