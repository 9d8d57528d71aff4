import { readFileSync } from 'node:fs';

/** The resources that a process has used so far. */
export interface Usage {
  /** Processor time of all threads. */
  processorMs: number;
  memoryBytes: number;
}

/** Linux counts processor time in hundredths of a second on every machine. */
const tickMs = 10;
const pageBytes = 4096;
/** Positions in `/proc/PID/stat` after the program's name: user time, system time, and pages in memory. */
const [userAt, systemAt, pagesAt] = [11, 12, 21];

/** Reads the usage from outside, so that a busy process need not answer. Undefined if the system has no such files. */
export function usageOf(pid: number): Usage | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The program's name may contain blanks and brackets.
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
