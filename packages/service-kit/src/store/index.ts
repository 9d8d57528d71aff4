import type { StoreConfig } from './config';
import { fileStore } from './file-store';
import type { ObjectStore } from './object-store';
import { s3Store } from './s3-store';

export type { StoreConfig } from './config';
export * from './object-store';

/** The store the environment names: see objectStoreEnv. */
export function openObjectStore(config: StoreConfig): ObjectStore {
  return config.kind === 's3' ? s3Store(config) : fileStore(config.directory);
}
