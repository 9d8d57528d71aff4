/** Reads and checks the description of a backup, so that damage is found before any data is replaced. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mapAtOnce } from '../run.mjs';
import { filesUnder } from './files.mjs';

/** Version of the layout of a backup; this version of the portal reads no other. */
export const format = 1;

/**
 * SHA-256 hashes of the database files and of all files in `data/`, by path. Uploads are left out: their checksums are
 * in the database.
 */
export async function sumsOf(folder, databaseFiles) {
  const data = (await filesUnder(path.join(folder, 'data'))).map(({ name }) => `data/${name}`);
  const names = [...databaseFiles, ...data].sort();
  return Object.fromEntries(
    await mapAtOnce(names, 8, async (name) => [name, await sumOf(path.join(folder, name))]),
  );
}

async function sumOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Returns the content of `backup.json` after checking the backup.
 * @throws Error with one sentence when the backup has another format, is incomplete or has been changed
 */
export async function readBackup(folder) {
  const description = path.join(folder, 'backup.json');
  if (!existsSync(description)) throw new Error(`${folder} must be a whole backup; it has no backup.json.`);
  const about = JSON.parse(await readFile(description, 'utf8'));
  if (about.format !== format)
    throw new Error(
      `The backup has format ${about.format}; this version of the portal reads format ${format}. Restore it with the version that made it.`,
    );
  for (const { file } of about.databases)
    if (!/^[a-z][a-z-]*\.(sqlite|sql\.gz)$/.test(file))
      throw new Error(`backup.json names ${file}, which is no database of a backup.`);
  const found = (await filesUnder(path.join(folder, 'files'))).length;
  if (found !== about.files) throw new Error(`The backup must have ${about.files} files; it has ${found}.`);
  // Backups of earlier versions have no hashes.
  if (about.sums) await refuseOtherSums(folder, about);
  return about;
}

async function refuseOtherSums(folder, { sums, databases }) {
  const found = await sumsOf(
    folder,
    databases.map(({ file }) => file).filter((file) => existsSync(path.join(folder, file))),
  );
  const other = [...new Set([...Object.keys(sums), ...Object.keys(found)])].find(
    (name) => sums[name] !== found[name],
  );
  if (other)
    throw new Error(`The backup is damaged: ${other} is not as it was written. Nothing was restored.`);
}
