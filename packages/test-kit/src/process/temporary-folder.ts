import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A folder that is removed when the process exits, or by the global teardown of a Jest run. */
export function temporaryFolder(prefix = 'portal-test-'): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (folders.length === 0) {
    process.once('exit', () => {
      for (const each of folders) rmSync(each, { recursive: true, force: true });
    });
  }
  folders.push(folder);
  return folder;
}
