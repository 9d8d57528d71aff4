import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../process/temporary-folder';

const root = resolve(__dirname, '../../../..');

/**
 * A copy of a folder to which a patch was applied: both are named from the root of the repository, and so are files in
 * the patch.
 * @throws Error where the patch does not fit the files as they are.
 */
export function patchedCopy(folder: string, patch: string): string {
  const copy = temporaryFolder('patched-');
  cpSync(join(root, folder), join(copy, folder), { recursive: true });
  execFileSync('git', ['apply', join(root, patch)], { cwd: copy, stdio: 'pipe' });
  return join(copy, folder);
}
