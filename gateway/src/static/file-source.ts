import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where served files come from: here a folder; an object store could implement the same calls. */
export interface FileSource {
  /** Returns a mark that changes whenever the file does; undefined when there is no such file. */
  mark(path: string): Promise<string | undefined>;
  read(path: string): Promise<Buffer>;
}

/** Files below one folder. Paths have no leading slash and never lead out of the folder. */
export function folderSource(root: string): FileSource {
  const placeOf = (path: string) => (isInside(path) ? join(root, path) : undefined);
  return {
    async mark(path) {
      const place = placeOf(path);
      const found = place ? await stat(place).catch(() => undefined) : undefined;
      return found?.isFile() ? `${found.mtimeMs}-${found.size}-${found.ino}` : undefined;
    },
    async read(path) {
      const place = placeOf(path);
      if (!place) throw new Error('no such file');
      return readFile(place);
    },
  };
}

function isInside(path: string): boolean {
  return (
    path !== '' &&
    !path.includes('\0') &&
    !path.includes('\\') &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
