/**
 * Where tests lay down what they throw away: databases, stores, profiles of browsers, copies of the sources. In memory,
 * where the system has a folder for that and room enough: a file system on a disk takes a tenth of a run's CPU to find
 * places, keep its journal and write what nobody reads again. A folder that somebody named is taken as it is.
 */
import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** Several times what a run holds at once. */
const wantedBytes = 8 * 2 ** 30;

/** Whether programs may be started there: in containers often not. */
const startsPrograms = (mounts) => {
  const [, , kind, options = ''] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === inMemory) ?? [];
  return kind === 'tmpfs' && !options.split(',').includes('noexec');
};

/** @public e2e/scripts asks for it, by a text that `npm run unused` cannot read. */
export function hasRoom({ mounts, placeBytes, memoryBytes }) {
  return startsPrograms(mounts) && placeBytes >= wantedBytes && memoryBytes >= wantedBytes;
}

/** Folders of the run are made in this one. */
export function temporaryPlace() {
  if (process.platform !== 'linux' || process.env.TMPDIR) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    const memoryBytes = process.availableMemory?.() ?? freemem();
    const mounts = readFileSync('/proc/mounts', 'utf8');
    return hasRoom({ mounts, placeBytes: bavail * bsize, memoryBytes }) ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
