import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'portal-uploads-';

let own: string | undefined;

/** The folder for this process's uploads while they are processed: named after the process, removed at its end. */
export function uploadDir(): string {
  if (!own) {
    removeAbandoned();
    const dir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
    process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
    own = dir;
  }
  return own;
}

/** Removes uploads that killed processes left behind, so that nobody's papers stay in a temporary folder. */
export function removeAbandoned(folder = tmpdir()): void {
  for (const name of readdirSync(folder)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // The folder belongs to another user of the machine, whose process removes it.
    }
  }
}

function isAlive(pid: number): boolean {
  // In a container, a new process often has the number of the killed process before it.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
