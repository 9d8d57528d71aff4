/** A file that marks an unfinished restore: a half-restored portal must not start. */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const markOf = (dataDir) => path.join(dataDir, 'restore-unfinished');

export async function beginRestore(dataDir) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(markOf(dataDir), `${new Date().toISOString()}\n`);
}

export const endRestore = (dataDir) => rm(markOf(dataDir), { force: true });

/** @throws Error with one sentence when a restore into this folder was interrupted or has failed */
export function refuseUnfinished(dataDir) {
  if (existsSync(markOf(dataDir)))
    throw new Error(
      `A restore into ${dataDir} did not come to its end. Run it again with --force: npm run restore -- FOLDER --force`,
    );
}
