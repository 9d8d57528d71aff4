/**
 * The program of the shell's image, `unfold.mjs NAME TARGET`: copies the files of NAME for the gateway and ends. The
 * files appear all at once or not at all, in a folder named by their content; `current` points to the newest.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

const [name, target] = process.argv.slice(2);

async function contentHash(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(path.relative(folder, file))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

const isThere = (place) =>
  stat(place).then(
    () => true,
    () => false,
  );

async function unfold(folder) {
  const version = await contentHash(folder);
  const home = path.join(target, name);
  const place = path.join(home, version);
  await mkdir(home, { recursive: true });
  if (!(await isThere(place))) {
    const fresh = path.join(home, `.${version}.${process.pid}`);
    await rm(fresh, { recursive: true, force: true });
    await cp(folder, fresh, { recursive: true });
    // Another process with the same files may have been faster.
    await rename(fresh, place).catch(async (error) => {
      await rm(fresh, { recursive: true, force: true });
      if (!(await isThere(place))) throw error;
    });
  }
  const pointer = path.join(home, `.current.${process.pid}`);
  await rm(pointer, { force: true });
  await symlink(version, pointer);
  await rename(pointer, path.join(home, 'current'));
  return version;
}

try {
  console.log(`${name} ${await unfold(path.resolve(name))} is there.`);
} catch (error) {
  console.error(`${name} could not be copied: ${error.message}`);
  process.exit(1);
}
