/** What a program of ours has started ends with it, however it ends, and what was put into temporary folders goes. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * From now on all temporary folders of this program and its children lie in one. A signal ends the program at once;
 * no portal, browser or server that it started lives on.
 */
export function endCleanly(): void {
  const home = mkdtempSync(path.join(tmpdir(), 'portal-run-'));
  process.env.TMPDIR = home;
  process.once('exit', () => {
    killDescendants();
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  // Before any library hears of it: some end the process in their own way, and leave their children.
  for (const signal of signals)
    process.prependListener(signal, () => process.exit(128 + constants.signals[signal]));
}

/** With force: they were asked to end before where there was time for it. */
function killDescendants(): void {
  for (const pid of descendantsOf(process.pid)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Children's children too: a browser's helpers are in other process groups than their browser. */
function descendantsOf(pid: number): number[] {
  const parents = parentsOfAll();
  const found = [pid];
  for (const parent of found) {
    for (const [child, itsParent] of parents) if (itsParent === parent) found.push(child);
  }
  return found.slice(1);
}

function parentsOfAll(): Map<number, number> {
  const rows = existsSync('/proc/self/stat') ? rowsOfProc() : rowsOfPs();
  return new Map(rows.filter((row): row is [number, number] => row.every((id) => Number(id) > 0)));
}

const rowsOfProc = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentInProc(name)]);

function parentInProc(pid: string): number {
  try {
    // The name of the program stands in brackets and may hold anything, brackets and spaces included.
    const behindName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return Number(behindName.split(' ')[1]);
  } catch {
    return 0;
  }
}

const rowsOfPs = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
