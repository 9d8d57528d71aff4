import type { Service } from '../platform';
import { piecesFolder } from './chunked-uploads/chunked-upload';

/** Removes files whose rows are deleted; a file that cannot be removed stays in the queue. */
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

const atOnce = 100;

/** Removes files of an application, or pieces of an upload, that have no row: a process stored them and was killed. */
export async function removeFilesOf(
  { stores, files }: Pick<Service, 'stores' | 'files'>,
  of: { application: number } | { upload: string },
): Promise<void> {
  const paths: string[] = [];
  const prefix = 'upload' in of ? piecesFolder(of.upload) : `${of.application}/`;
  for await (const { key } of files.list(prefix)) paths.push(key);
  for (let at = 0; at < paths.length; at += atOnce) {
    const some = paths.slice(at, at + atOnce);
    const known = await stores.documents.knownAmong(some);
    for (const path of some) if (!known.has(path)) await files.remove(path);
  }
}
