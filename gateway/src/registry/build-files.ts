import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a build, wherever they are kept. Names are relative, with '/' between folders. */
export interface BuildFiles {
  names: readonly string[];
  /** @throws when there is no such file */
  read(name: string): Promise<Buffer>;
}

export async function folderFiles(folder: string): Promise<BuildFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'));
  return { names, read: (name) => readFile(join(folder, name)) };
}

export function heldFiles(files: ReadonlyMap<string, Buffer>): BuildFiles {
  return {
    names: [...files.keys()],
    async read(name) {
      const found = files.get(name);
      if (!found) throw new Error(`${name} is not there`);
      return found;
    },
  };
}

/**
 * SHA-256 over the names and contents of all files, without their compressed copies, which `refuseOtherCopies` holds
 * against them.
 */
export async function contentHash(files: BuildFiles): Promise<string> {
  const hash = createHash('sha256');
  for (const name of files.names.filter((file) => !/\.(br|gz)$/.test(file)).sort()) {
    hash.update(`${name}\0`);
    hash.update(await files.read(name));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** The hash in the form that browsers check: 'sha384-...'. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
