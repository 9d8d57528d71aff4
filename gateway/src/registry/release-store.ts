import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileSource, folderSource } from '../static';
import { type BuildFiles, folderFiles } from './build-files';
import { removeUnfinished, replaceDurably, syncFolder, writeDurably } from './durable';
import { keptTwice } from './kept-twice';
import { underLock } from './lock';
import type { ReleaseIndex } from './release-index';

/** Where releases are kept: here in a folder; an object store could implement the same methods. */
export interface ReleaseStore {
  /** Changes whenever the index does. */
  indexMark(): Promise<string>;
  readIndex(): Promise<ReleaseIndex>;
  /** Changes the index under a lock. Resolves to the changed index. */
  changeIndex(change: (index: ReleaseIndex) => Promise<ReleaseIndex>): Promise<ReleaseIndex>;
  /** Copies a build; the copy appears complete or not at all. A version that exists already stays as it is. */
  publish(name: string, version: string, build: BuildFiles): Promise<void>;
  /** Returns the files of a published version, as they are now. */
  build(name: string, version: string): Promise<BuildFiles>;
  /** Adds a file to a published version, or replaces it at once. */
  addFile(name: string, version: string, file: string, content: Buffer): Promise<void>;
  /** Moves a version out of reach. Its files stay for somebody who examines what happened. */
  setAside(name: string, version: string): Promise<void>;
  remove(name: string, version: string): Promise<void>;
  /** Lists the versions whose files are stored, with the time of copying in ms. Removes unfinished copies. */
  kept(name: string): Promise<{ version: string; copiedAt: number }[]>;
  files(name: string, version: string): FileSource;
}

/** Prefix of folders of refused versions. Names that start with a dot are never served. An operator removes them. */
const asidePrefix = '.refused-';

/** Folder for files that are being written before they are moved into a build. The dot keeps it from being served. */
const unfinishedFolder = '.unfinished';

/** Keeps releases in a folder. `onDamage` is called with the name of a file that cannot be read. */
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
        // The error does not count if another gateway on the same folder has published the same files by now.
        if (!(await isFolder(place))) throw error;
      }
      await syncFolder(dirname(place));
    },
    build: (name, version) => folderFiles(join(root, name, version)),
    // Written outside the build: if the process dies, the build must not contain a file that nobody signed.
    addFile: (name, version, file, content) =>
      replaceDurably(join(root, name, version, file), content, join(root, name, unfinishedFolder)),
    async setAside(name, version) {
      const place = join(root, name, version);
      const aside = join(root, name, `${asidePrefix}${version}.${randomUUID()}`);
      await rename(place, aside).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await syncFolder(dirname(place));
    },
    remove: (name, version) => rm(join(root, name, version), { recursive: true, force: true }),
    async kept(name) {
      for (const folder of [root, join(root, name), join(root, name, unfinishedFolder)])
        await removeUnfinished(folder);
      const found: { version: string; copiedAt: number }[] = [];
      for (const entry of await readdir(join(root, name)).catch(() => [])) {
        if (entry.startsWith('.')) continue;
        const { mtimeMs = 0 } = (await stat(join(root, name, entry)).catch(() => undefined)) ?? {};
        found.push({ version: entry, copiedAt: mtimeMs });
      }
      return found;
    },
    files: (name, version) => folderSource(join(root, name, version)),
  };
}

async function isFolder(place: string): Promise<boolean> {
  return (await stat(place).catch(() => undefined))?.isDirectory() ?? false;
}
