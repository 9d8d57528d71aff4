import { readFile } from 'node:fs/promises';
import type { FileChecks } from '../src/documents/check/checks';
import { recognise } from '../src/documents/check/recognise';

/** Checks files in the process of the test, so that no other processes have to be ended. */
export const checksHere: FileChecks = {
  check: async ({ path, accepts }) => recognise(await readFile(path), accepts),
  processes: () => [],
  stop: async () => undefined,
};
