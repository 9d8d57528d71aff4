import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file that is on disk when this resolves. */
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

/** Puts a file in place of another at once: readers see the one or the other, never half of one. */
export async function replaceDurably(place: string, content: string | Buffer): Promise<void> {
  const fresh = `${place}.${randomUUID()}.new`;
  await writeDurably(fresh, content);
  await rename(fresh, place);
  await syncFolder(dirname(place));
}

/** A rename is on disk when its folder is. Not every system lets a folder be opened. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
