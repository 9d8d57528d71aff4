import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../process/temporary-folder';

const root = resolve(__dirname, '../../../..');

/**
 * Copies a folder and applies a patch to the copy. The folder, the patch, and the files that the patch names are paths
 * from the root of the repository.
 * @throws Error where the patch does not fit the files
 */
export function patchedCopy(folder: string, patch: string): string {
  const copy = temporaryFolder('patched-');
  cpSync(join(root, folder), join(copy, folder), { recursive: true });
  execFileSync('git', ['apply', join(root, patch)], { cwd: copy, stdio: 'pipe' });
  return join(copy, folder);
}
