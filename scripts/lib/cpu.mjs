/** What a command and all that it started have computed. */
import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/**
 * CPU seconds, user and system, of this process and of all its children and theirs that have ended and were waited
 * for; undefined where the system does not tell.
 */
export function cpuSeconds() {
  try {
    // From the third field on, as the name before may hold anything: utime, stime, cutime and cstime are 14 to 17.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
