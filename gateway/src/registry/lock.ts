import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** A holder that lives says so far more often: the one of an older lock has died. */
const staleMs = 10_000;
const saysSoEveryMs = 2_000;
const patienceMs = 15_000;

/** Somebody else held it for all of that time. */
export class StillLocked extends Error {}

/** What this process holds: a lock with its number that is not among these is of one before it. */
const held = new Set<string>();

/**
 * Does some work while no other process does any under the same lock, which is a file beside what it protects.
 * Throws when it cannot be had in time.
 */
export async function underLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const mine = `${hostname()} ${process.pid} ${randomUUID()}`;
  held.add(mine);
  try {
    const end = Date.now() + patienceMs;
    while (!(await taken(lockFile, mine))) {
      if (Date.now() > end) throw new StillLocked(`${lockFile} is held by another process.`);
      await removeStale(lockFile);
      await pause(5 + Math.random() * 20);
    }
    return await whileHeld(lockFile, mine, work);
  } finally {
    held.delete(mine);
  }
}

async function whileHeld<T>(lockFile: string, mine: string, work: () => Promise<T>): Promise<T> {
  const alive = setInterval(() => {
    const now = new Date();
    utimes(lockFile, now, now).catch(() => undefined);
  }, saysSoEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(alive);
    const holder = await readFile(lockFile, 'utf8').catch(() => '');
    if (holder === mine) await rm(lockFile, { force: true });
  }
}

async function taken(lockFile: string, mine: string): Promise<boolean> {
  try {
    await writeFile(lockFile, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moved away first, so that of several who find it stale only one takes it away. */
async function removeStale(lockFile: string): Promise<void> {
  const found = await stat(lockFile).catch(() => undefined);
  if (!found) return;
  const holder = await readFile(lockFile, 'utf8').catch(() => '');
  if (Date.now() - found.mtimeMs < staleMs && !hasDied(holder)) return;
  const aside = `${lockFile}.${randomUUID()}`;
  await rename(lockFile, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => '');
  // Somebody else may have taken it between the look and the move: then it is theirs again.
  if (moved !== holder) await link(aside, lockFile).catch(() => undefined);
  await rm(aside, { force: true });
}

/** Known at once of a process on this machine; of those elsewhere only by their silence. */
function hasDied(holder: string): boolean {
  const [host, pid] = holder.split(' ');
  if (host !== hostname() || !pid) return false;
  if (Number(pid) === process.pid) return !held.has(holder);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
