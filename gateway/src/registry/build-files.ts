import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { BUILD_FILE, STATEMENT_FILE } from '@portal/contract-remote-v1';

/** The files of a build, wherever they are kept. Names are relative, with '/' between folders. */
export interface BuildFiles {
  names: readonly string[];
  /** @throws Error when there is no such file; FilesUnreadable when the disk does not let it be read */
  read(name: string): Promise<Buffer>;
}

/** A disk, or a limit of the process, refuses to have files read. That says nothing of what is in them. */
export class FilesUnreadable extends Error {
  /** As the system names it: EIO, EMFILE. */
  readonly code: string;

  constructor(what: string, cause: unknown) {
    const { code, message } = cause as NodeJS.ErrnoException;
    super(`${what} cannot be read (${code ?? message})`, { cause });
    this.code = code ?? 'unknown';
  }
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The files below a folder; none where there is no such folder.
 * @throws FilesUnreadable when the folder cannot be listed
 */
export async function folderFiles(folder: string): Promise<BuildFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isGone(error)) return [];
    throw new FilesUnreadable(folder, error);
  });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'));
  const read = (name: string) =>
    readAtOnce(join(folder, name)).catch((error) => {
      throw isGone(error) ? new Error(`${name} is not there`) : new FilesUnreadable(name, error);
    });
  return { names, read };
}

/** After this many ms of synchronous reads, the next read lets other work run first. */
const turnMs = 5;
let turnSince = 0;

/**
 * Reads a file synchronously. A build is hundreds of small files that are read whole at each start, and asynchronous
 * reads cost five times the processor time.
 */
async function readAtOnce(file: string): Promise<Buffer> {
  if (performance.now() - turnSince > turnMs) {
    await turn();
    turnSince = performance.now();
  }
  return readFileSync(file);
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

/** Files about the build itself are not hashed: the same sources, built or signed again, are the same release. */
const besides: readonly string[] = [STATEMENT_FILE, BUILD_FILE];

/**
 * Returns the SHA-256 over the names and contents of a build's files, without compressed copies (`refuseOtherCopies`
 * compares them with their files) and without the files about the build itself.
 */
export async function contentHash(files: BuildFiles): Promise<string> {
  const hash = createHash('sha256');
  for (const name of files.names.filter(isHashed).sort()) {
    hash.update(`${name}\0`);
    hash.update(await files.read(name));
    hash.update('\0');
  }
  return hash.digest('hex');
}

const isHashed = (file: string) => !/\.(br|gz)$/.test(file) && !besides.includes(file);

/** Returns the hash in the form that browsers check: 'sha384-...'. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
