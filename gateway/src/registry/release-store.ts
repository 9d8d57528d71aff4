import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileSource, folderSource } from '../static';
import type { BuildFiles } from './build-files';
import { syncFolder, writeDurably } from './durable';
import { keptTwice } from './kept-twice';
import { underLock } from './lock';
import type { ReleaseIndex } from './release-index';

/** Where releases are kept: here a folder; an object store could implement the same calls. */
export interface ReleaseStore {
  /** Changes whenever the index does. */
  indexMark(): Promise<string>;
  readIndex(): Promise<ReleaseIndex>;
  /** Changes the index under a lock. Resolves to the changed index. */
  changeIndex(change: (index: ReleaseIndex) => Promise<ReleaseIndex>): Promise<ReleaseIndex>;
  /** Copies a build; the copy appears complete or not at all. A version that exists already stays as it is. */
  publish(name: string, version: string, build: BuildFiles): Promise<void>;
  remove(name: string, version: string): Promise<void>;
  /** The versions whose files are stored, with the time of their copying in ms. */
  kept(name: string): Promise<{ version: string; copiedAt: number }[]>;
  files(name: string, version: string): FileSource;
}

/** Incomplete copies, left behind by processes that died, are removed after this time. */
const unfinishedMs = 3_600_000;

/** `onDamage` is called with the name of a file that cannot be read. */
export function folderReleaseStore(
  root: string,
  onDamage: (file: string) => void = () => undefined,
): ReleaseStore {
  const indexFile = join(root, 'registry.json');
  const index = keptTwice(indexFile, join(root, 'registry.copy.json'), onDamage);
  return {
    async indexMark() {
      const found = await stat(indexFile).catch(() => undefined);
      return found ? `${found.mtimeMs}-${found.ino}-${found.size}` : 'none';
    },
    readIndex: async () => (await index.read()).index,
    async changeIndex(change) {
      await mkdir(root, { recursive: true });
      return underLock(join(root, 'registry.lock'), async () => {
        const before = await index.read();
        const after = await change(before.index);
        const changed = JSON.stringify(after) !== JSON.stringify(before.index);
        if (changed || !before.whole) await index.write(after);
        return after;
      });
    },
    async publish(name, version, build) {
      const place = join(root, name, version);
      if (await isFolder(place)) return;
      const fresh = join(root, name, `.${version}.${randomUUID()}.new`);
      try {
        for (const file of build.names) await writeDurably(join(fresh, file), await build.read(file));
        await rename(fresh, place);
      } catch (error) {
        await rm(fresh, { recursive: true, force: true });
        // Another gateway on the same folder published the same files first.
        if (!(await isFolder(place))) throw error;
      }
      await syncFolder(dirname(place));
    },
    remove: (name, version) => rm(join(root, name, version), { recursive: true, force: true }),
    async kept(name) {
      const found: { version: string; copiedAt: number }[] = [];
      for (const entry of await readdir(join(root, name)).catch(() => [])) {
        const place = join(root, name, entry);
        const { mtimeMs = 0 } = (await stat(place).catch(() => undefined)) ?? {};
        if (!entry.startsWith('.')) found.push({ version: entry, copiedAt: mtimeMs });
        else if (Date.now() - mtimeMs > unfinishedMs) await rm(place, { recursive: true, force: true });
      }
      return found;
    },
    files: (name, version) => folderSource(join(root, name, version)),
  };
}

async function isFolder(place: string): Promise<boolean> {
  return (await stat(place).catch(() => undefined))?.isDirectory() ?? false;
}
