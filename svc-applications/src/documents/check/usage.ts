import { readFileSync } from 'node:fs';

/** What a process has used so far. */
export interface Usage {
  /** Of all its threads. */
  processorMs: number;
  memoryBytes: number;
}

/** Linux counts processor time in hundredths of a second, whatever its own clock. */
const tickMs = 10;
const pageBytes = 4096;
/** Places in `/proc/PID/stat` behind the name of the program: time in the program, in the system, pages in memory. */
const [userAt, systemAt, pagesAt] = [11, 12, 21];

/** Read from outside, so that a busy process need not answer; undefined where the system has no such files. */
export function usageOf(pid: number): Usage | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name may hold blanks and brackets.
    const numbers = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (place: number) => numbers[place] ?? 0;
    return { processorMs: (at(userAt) + at(systemAt)) * tickMs, memoryBytes: at(pagesAt) * pageBytes };
  } catch {
    return undefined;
  }
}
