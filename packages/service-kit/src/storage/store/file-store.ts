import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { measure } from './measure';
import { assertKey, type ListedObject, ObjectMissing, type ObjectStore } from './object-store';

// In the same file system as the objects, so that a rename is atomic. No key begins with a dot.
const unfinished = '.unfinished';

/**
 * Keeps objects as files named after their keys. A file is written under `.unfinished`, flushed to disk, then renamed.
 */
export function fileStore(directory: string): ObjectStore {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(directory, key);
  };

  return {
    async put(key, source, { size } = {}) {
      const path = pathOf(key);
      const aside = join(directory, unfinished, randomUUID());
      await mkdir(dirname(aside), { recursive: true });
      const meter = measure(size);
      try {
        const file = await open(aside, 'wx', 0o600);
        await pipeline(Readable.from(oneOrMany(source)), meter, file.createWriteStream({ flush: true }));
        await mkdir(dirname(path), { recursive: true });
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
      return meter.result();
    },
    async get(key) {
      const file = await open(pathOf(key)).catch(missing);
      return file.createReadStream();
    },
    async stat(key) {
      const found = await stat(pathOf(key)).catch(missing);
      return { key, size: found.size };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(prefix) {
      yield* filesUnder(directory, '', prefix);
    },
    async *unfinished(before) {
      for (const name of await readdir(join(directory, unfinished)).catch(none)) {
        const path = join(directory, unfinished, name);
        // The upload may have been completed since the folder was read.
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtime < before)
          yield { name: `${unfinished}/${name}`, remove: () => rm(path, { force: true }) };
      }
    },
    async ready() {
      await mkdir(directory, { recursive: true });
      await access(directory, constants.W_OK);
    },
  };
}

function oneOrMany(source: Readable | Buffer): Iterable<Buffer> | AsyncIterable<Buffer> {
  return Buffer.isBuffer(source) ? [source] : source;
}

/** Flushes a folder: a rename is on disk only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* filesUnder(directory: string, folder: string, prefix: string): AsyncGenerator<ListedObject> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch(() => []);
  const sorted = entries.map((entry) => ({
    entry,
    key: folder + entry.name + (entry.isDirectory() ? '/' : ''),
  }));
  sorted.sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const { entry, key } of sorted) {
    if (entry.isDirectory()) {
      const leadsThere = key.startsWith(prefix) || prefix.startsWith(key);
      if (leadsThere && entry.name !== unfinished) yield* filesUnder(directory, key, prefix);
    } else if (key.startsWith(prefix)) {
      // The object may have been removed since the folder was read.
      const found = await stat(join(directory, key)).catch(() => undefined);
      if (found) yield { key, size: found.size, storedAt: found.mtime };
    }
  }
}

/** A missing folder holds no files; other errors are thrown. */
function none(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' || error.code === 'ENOTDIR' ? new ObjectMissing(error) : error;
}
