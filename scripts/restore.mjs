/**
 * `npm run restore -- FOLDER [--force] [--new-factors]`: restores a backup into the databases and folders that the
 * environment names. These must be empty; with --force their content is replaced. The portal must not be running. All
 * sessions, tokens, unused links and unused codes end; with --new-factors second factors end, too.
 */
import './lib/help.mjs';

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { holdsData, load } from './lib/backup/databases.mjs';
import { adviceAfter, endAccess, keysLeftOut } from './lib/backup/end-access.mjs';
import { copyFolder, giveFiles } from './lib/backup/files.mjs';
import { isSqlite, placeOf } from './lib/backup/place.mjs';
import { beginRestore, endRestore } from './lib/backup/unfinished.mjs';
import { readBackup } from './lib/backup/whole.mjs';
import { ensureInstalled } from './lib/install.mjs';

const usage = 'Usage: npm run restore -- FOLDER [--force] [--new-factors]';

function readWishes() {
  try {
    const options = {
      force: { type: 'boolean', default: false },
      'new-factors': { type: 'boolean', default: false },
    };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length === 1)
      return { target: positionals[0], force: values.force, newFactors: values['new-factors'] };
  } catch {
    // An unknown option leads to the error below.
  }
  throw new Error(usage);
}

async function restore({ target, force, newFactors }) {
  const folder = path.resolve(process.env.INIT_CWD || '.', target);
  const { databases, files } = await readBackup(folder);
  const place = placeOf(process.env);
  const pairs = place.databases.map((database) => {
    const saved = databases.find(({ name }) => name === database.name);
    const engine = isSqlite(database) ? 'sqlite' : 'mysql';
    if (!saved || saved.engine !== engine || databases.length !== place.databases.length)
      throw new Error('The backup must be of a portal with the same databases; it is of another kind.');
    return { database, file: path.join(folder, saved.file) };
  });
  for (const { database } of pairs)
    if (!force && (await holdsData(database)))
      throw new Error(
        `The ${database.name} database holds data. Take an empty one, or add --force to replace it.`,
      );
  process.umask(0o077);
  await beginRestore(place.dataDir);
  await removeKeys(place.dataDir);
  // Uploads come before the database rows that refer to them, as when people upload them.
  const leaveOut = (name) => keysLeftOut.includes(name);
  await copyFolder(path.join(folder, 'data'), place.dataDir, { replace: true, leaveOut });
  await giveFiles(place, path.join(folder, 'files'));
  const ready = [];
  for (const { database, file } of pairs)
    ready.push(await load(database, file, (loaded) => endAccess(loaded, { newFactors })));
  for (const putInPlace of ready) await putInPlace();
  await endRestore(place.dataDir);
  console.log(
    `Restored ${pairs.length === 1 ? '1 database' : `${pairs.length} databases`} and ${files} files`,
  );
  for (const line of adviceAfter(place, { env: process.env, newFactors })) console.log(line);
}

/** Removes the keys of the portal that is replaced, so that nothing signed by them is valid in the restored portal. */
async function removeKeys(dataDir) {
  for (const name of keysLeftOut) await rm(path.join(dataDir, name), { force: true });
}

try {
  await ensureInstalled({ tests: false });
  await restore(readWishes());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
