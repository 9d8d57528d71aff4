import type { Service } from '../platform';

/** Removes files whose rows are gone; a file that cannot be removed stays in the queue. */
export async function forgetRemovedFiles({
  stores,
  files,
}: Pick<Service, 'stores' | 'files'>): Promise<void> {
  for (;;) {
    const paths = await stores.erasing.files(100);
    if (paths.length === 0) return;
    for (const path of paths) {
      await files.remove(path);
      await stores.erasing.fileGone(path);
    }
  }
}
