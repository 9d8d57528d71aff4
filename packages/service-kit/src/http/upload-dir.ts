import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'portal-uploads-';

let own: string | undefined;

/** Where this process keeps files while it reads them: named after it, gone with it. */
export function uploadDir(): string {
  if (!own) {
    removeAbandoned();
    const dir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
    process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
    own = dir;
  }
  return own;
}

/** What a killed process left behind: nobody else's papers stay in a temporary folder. */
export function removeAbandoned(folder = tmpdir()): void {
  for (const name of readdirSync(folder)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Another user's, who will do it.
    }
  }
}

function isAlive(pid: number): boolean {
  // A process in a container of its own often has the number of the one that was killed before it.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
