import { randomBytes } from 'node:crypto';

/** Whether services are to be tested on what an organisation runs them on, and on that alone. */
export const inProduction = (): boolean => process.env.TEST_STACK === 'production';

interface Bucket {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
}

/** A bucket of its own on the S3 server of this run; undefined where files lie in folders. */
export function sharedBucket(): Bucket | undefined {
  if (!inProduction()) return undefined;
  const server = process.env.TEST_S3;
  if (!server) {
    throw new Error("TEST_S3 is not set: the Jest config lacks globalSetup '@portal/test-kit/global-setup'");
  }
  return {
    ...(JSON.parse(server) as Omit<Bucket, 'bucket'>),
    bucket: `test-${randomBytes(6).toString('hex')}`,
  };
}
