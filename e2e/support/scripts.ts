import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** Imports a module of scripts/, an ES module that needs no compiling. */
const ofScripts = <T>(file: string): Promise<T> => import(path.join(root, 'scripts', file));

export const loadPortal = <T>() => ofScripts<T>('portal.mjs');

/** Makes a signal end this program with everything it has started, temporary folders included. */
export async function endTogether(): Promise<void> {
  const { beginFamily } = await ofScripts<{ beginFamily(): void }>('lib/family.mjs');
  beginFamily();
}
