import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileSource, folderSource } from '../static';
import { emptyIndex, type ReleaseIndex } from './release-index';

/** Where releases are kept: a folder here; an object store can stand in by the same five calls. */
export interface ReleaseStore {
  /** Changes whenever the index does. */
  indexMark(): Promise<string>;
  readIndex(): Promise<ReleaseIndex>;
  writeIndex(index: ReleaseIndex): Promise<void>;
  /** Copies a build; it appears whole or not at all. A version that is there already stays as it is. */
  publish(name: string, version: string, build: string): Promise<void>;
  files(name: string, version: string): FileSource;
}

export function folderReleaseStore(root: string): ReleaseStore {
  const indexFile = join(root, 'registry.json');
  return {
    async indexMark() {
      const found = await stat(indexFile).catch(() => undefined);
      return found ? `${found.mtimeMs}-${found.ino}` : 'none';
    },
    async readIndex() {
      const text = await readFile(indexFile, 'utf8').catch(() => undefined);
      return text === undefined ? emptyIndex : (JSON.parse(text) as ReleaseIndex);
    },
    async writeIndex(index) {
      await mkdir(root, { recursive: true });
      const fresh = `${indexFile}.${process.pid}.new`;
      await writeFile(fresh, `${JSON.stringify(index, null, 2)}\n`);
      await rename(fresh, indexFile);
    },
    async publish(name, version, build) {
      const place = join(root, name, version);
      if (await isFolder(place)) return;
      const fresh = join(root, name, `.${version}.${process.pid}.new`);
      await rm(fresh, { recursive: true, force: true });
      await cp(build, fresh, { recursive: true });
      await rename(fresh, place).catch(async (error) => {
        await rm(fresh, { recursive: true, force: true });
        // Another gateway on the same folder was first with the same files.
        if (!(await isFolder(place))) throw error;
      });
    },
    files: (name, version) => folderSource(join(root, name, version)),
  };
}

async function isFolder(place: string): Promise<boolean> {
  return (await stat(place).catch(() => undefined))?.isDirectory() ?? false;
}
