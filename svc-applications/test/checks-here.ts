import { readFile } from 'node:fs/promises';
import type { FileChecks } from '../src/documents/check/checks';
import { recognise } from '../src/documents/check/recognise';

/** The check of files in the process of a test, which has no other processes to end. */
export const checksHere: FileChecks = {
  check: async ({ path, accepts }) => recognise(await readFile(path), accepts),
  processes: () => [],
  stop: async () => undefined,
};
