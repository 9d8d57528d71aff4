/**
 * `npm run backup -- FOLDER`: copies databases, files, keys and releases of the portal that the environment names into
 * a new folder. The portal may be running.
 */
import './lib/help.mjs';

import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dump } from './lib/backup/databases.mjs';
import { copyFolder, fetchFiles, filesUnder } from './lib/backup/files.mjs';
import { isSqlite, placeOf } from './lib/backup/place.mjs';
import { format, sumsOf } from './lib/backup/whole.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** Whether a file is an upload or a database: other functions copy these. */
const ownWay = (name) => /^files\//.test(name) || /\.sqlite(-wal|-shm)?$/.test(name);

async function backUp(target) {
  if (!target) throw new Error('Usage: npm run backup -- FOLDER');
  const folder = path.resolve(process.env.INIT_CWD || '.', target);
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} must be a new or an empty folder; there is something in it.`);
  process.umask(0o077);
  const place = placeOf(process.env);
  const files = path.join(folder, 'files');
  await mkdir(files, { recursive: true });
  // An upload is stored before its row in the database and removed after it, so copying uploads before and after the
  // databases misses none.
  await fetchFiles(place, files);
  const databases = [];
  for (const database of place.databases)
    databases.push({
      name: database.name,
      engine: isSqlite(database) ? 'sqlite' : 'mysql',
      file: await dump(database, folder),
    });
  await fetchFiles(place, files);
  await copyFolder(place.dataDir, path.join(folder, 'data'), { leaveOut: ownWay });
  const stored = (await filesUnder(files)).length;
  const sums = await sumsOf(
    folder,
    databases.map(({ file }) => file),
  );
  const about = { format, made_at: new Date().toISOString(), databases, files: stored, sums };
  // Written last: a folder without it is not a complete backup.
  await writeFile(path.join(folder, 'backup.json'), `${JSON.stringify(about, null, 2)}\n`);
  console.log(`Backed up ${databases.map(({ file }) => file).join(', ')} and ${stored} files to ${folder}`);
}

try {
  await ensureInstalled({ tests: false });
  await backUp(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
