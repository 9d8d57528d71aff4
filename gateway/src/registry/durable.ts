import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Writes a file and resolves when it is on disk. */
export async function writeDurably(place: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const file = await open(place, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Replaces a file at once: readers see the old content or the new, never a mixture. The new content is first written to
 * `beside`, a folder on the same disk; on a full disk the unfinished file is removed again.
 */
export async function replaceDurably(
  place: string,
  content: string | Buffer,
  beside = dirname(place),
): Promise<void> {
  const fresh = join(beside, `${basename(place)}.${randomUUID()}${unfinished}`);
  try {
    await writeDurably(fresh, content);
    await rename(fresh, place);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
  await syncFolder(dirname(place));
}

const unfinished = '.new';
/** Age in ms after which an unfinished file counts as abandoned. */
const unfinishedMs = 3_600_000;

/** Removes unfinished files that processes left in this folder when they died. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(unfinished)) continue;
    const place = join(folder, name);
    const { mtimeMs } = (await stat(place).catch(() => undefined)) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > unfinishedMs)
      await rm(place, { recursive: true, force: true });
  }
}

/** Makes a rename in this folder durable. Some systems do not let a folder be opened; there nothing happens. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
