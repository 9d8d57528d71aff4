import type { StoreConfig } from './config';
import { fileStore } from './file-store';
import type { ObjectStore } from './object-store';

export type { StoreConfig } from './config';
export * from './object-store';
export { ObjectBroken, verified } from './verified';

/** The store the environment names: see objectStoreEnv. */
export async function openObjectStore(config: StoreConfig): Promise<ObjectStore> {
  if (config.kind === 'files') return fileStore(config.directory);
  // The S3 client weighs a dozen megabytes of memory: only who uses it loads it.
  const { s3Store } = await import('./s3-store');
  return s3Store(config);
}
