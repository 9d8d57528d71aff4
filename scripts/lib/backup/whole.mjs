/** How a backup describes itself, so that damage is found before anything is replaced. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mapAtOnce } from '../run.mjs';
import { filesUnder } from './files.mjs';

/** How a backup is laid out; another number means a version of the portal that this one does not know. */
export const format = 1;

/** The SHA-256 of the databases and of what `data/` holds, by their paths. What was uploaded has checksums in rows. */
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
 * The content of `backup.json`.
 * @throws Error with one sentence where the backup is of another version, or is not as it was written
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
  // Earlier backups have none.
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
