import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file; it is on disk when this resolves. */
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

/** Replaces a file at once: readers see the old content or the new, never a part of either. */
export async function replaceDurably(place: string, content: string | Buffer): Promise<void> {
  const fresh = `${place}.${randomUUID()}.new`;
  await writeDurably(fresh, content);
  await rename(fresh, place);
  await syncFolder(dirname(place));
}

/** Makes a rename in this folder durable. Not every system lets a folder be opened. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
