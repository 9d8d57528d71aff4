import type { StoreConfig } from './config';
import { fileStore } from './file-store';
import type { ObjectStore } from './object-store';

export type { StoreConfig } from './config';
export * from './object-store';
export { ObjectBroken, verified } from './verified';

/** The store that the environment chose (see objectStoreEnv). */
export async function openObjectStore(config: StoreConfig): Promise<ObjectStore> {
  if (config.kind === 'files') return fileStore(config.directory);
  // Loaded only where it is used: the S3 client takes about twelve megabytes of memory.
  const { s3Store } = await import('./s3-store');
  return s3Store(config);
}
