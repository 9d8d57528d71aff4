/**
 * Where tests put temporary data: databases, stores, browser profiles, copies of the sources. It is in memory where the
 * system has such a folder with enough room: a file system on disk takes a tenth of a run's CPU for finding blocks,
 * journalling and writing data that nobody reads again. A TMPDIR that is set is used as it is.
 */
import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** Several times what a run needs at once. */
const wantedBytes = 8 * 2 ** 30;

/** Whether programs may be started from the folder: in containers often not. */
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

/** The folder in which a run makes its temporary folders. */
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
