import path from 'node:path';
import type { Harness } from './harness';

export const root = path.resolve(__dirname, '../..');

/** A module of the commands, which are ES modules that need no compiling. */
const ofScripts = <T>(file: string): Promise<T> => import(path.join(root, 'scripts', file));

export async function loadLauncher(): Promise<Harness['startPortal']> {
  const { startPortal } = await ofScripts<Pick<Harness, 'startPortal'>>('portal.mjs');
  return startPortal;
}

/** From now on a signal ends this program with all that it starts, temporary folders included. */
export async function endTogether(): Promise<void> {
  const { beginFamily } = await ofScripts<{ beginFamily(): void }>('lib/family.mjs');
  beginFamily();
}
