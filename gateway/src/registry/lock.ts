import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Age in ms at which a lock counts as abandoned: a living holder renews its lock far more often. */
const staleMs = 10_000;
const saysSoEveryMs = 2_000;
const lockWaitMs = 15_000;

/** Thrown when another process held the lock for the whole waiting time. */
export class StillLocked extends Error {}

/** Identifies this run: a lock with this process number and another id is from an earlier process with that number. */
const thisStart = randomUUID();

/**
 * Runs `work` while no other process runs work under the same lock, a file beside the data it protects.
 * @throws StillLocked when the lock does not become free in time
 */
export async function underLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const mine = `${hostname()} ${process.pid} ${thisStart} ${randomUUID()}`;
  const end = Date.now() + lockWaitMs;
  while (!(await taken(lockFile, mine))) {
    if (Date.now() > end) throw new StillLocked(`${lockFile} is held by another process.`);
    await removeStale(lockFile);
    await pause(5 + Math.random() * 20);
  }
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
  const file = await open(lockFile, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (!file) return false;
  try {
    await file.writeFile(mine);
    return true;
  } catch (error) {
    // On a full disk the file may exist without content, so nobody would know whose lock it is.
    await rm(lockFile, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

/**
 * Removes an abandoned lock. Only one process does so at a time, and checks again first: by now another process may
 * have removed the lock and taken it anew.
 */
async function removeStale(lockFile: string): Promise<void> {
  if (!(await isStale(lockFile))) return;
  const clearing = `${lockFile}.clearing`;
  if (await taken(clearing, '')) {
    try {
      if (await isStale(lockFile)) await rm(lockFile, { force: true });
    } finally {
      await rm(clearing, { force: true });
    }
  } else if ((await ageOf(clearing)) > staleMs) await rm(clearing, { force: true });
}

async function isStale(lockFile: string): Promise<boolean> {
  const holder = await readFile(lockFile, 'utf8').catch(() => '');
  return hasDied(holder) || (await ageOf(lockFile)) > staleMs;
}

/** Returns the age of a file in ms; 0 when there is no file. */
async function ageOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
}

/** Whether the holder's process has ended. Of a holder on another machine only the age of the lock says so. */
function hasDied(holder: string): boolean {
  const [host, pid, start] = holder.split(' ');
  if (host !== hostname() || !pid) return false;
  if (Number(pid) === process.pid) return start !== thisStart;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
