import path from 'node:path';
import type { Harness } from './harness';

export const root = path.resolve(__dirname, '../..');

/** The launcher of the commands, which is an ES module that needs no compiling. */
export async function loadLauncher(): Promise<Harness['startPortal']> {
  const { startPortal } = (await import(path.join(root, 'scripts/portal.mjs'))) as Pick<
    Harness,
    'startPortal'
  >;
  return startPortal;
}
