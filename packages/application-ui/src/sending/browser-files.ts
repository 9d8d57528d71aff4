/** Files in this browser's database, each under a key. Older ones than a day are nobody's any more. */
const keptMs = 24 * 3_600_000;
const name = 'portal-files';
const table = 'files';

interface Kept {
  file: File;
  at: number;
}

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inTable<Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const database = await settled(opening);
  try {
    return await work(database.transaction(table, mode).objectStore(table));
  } finally {
    database.close();
  }
}

export const keepFile = (key: string, file: File): Promise<void> =>
  inTable('readwrite', async (files) => {
    const kept: Kept = { file, at: Date.now() };
    await settled(files.put(kept, key));
  });

export async function findFile(key: string): Promise<File | undefined> {
  const kept = await inTable('readonly', (files) => settled<Kept | undefined>(files.get(key)));
  await forgetFiles((_, at) => at < Date.now() - keptMs);
  return kept && kept.at > Date.now() - keptMs ? kept.file : undefined;
}

export const forgetFiles = (which: (key: string, at: number) => boolean): Promise<void> =>
  inTable('readwrite', async (files) => {
    const keys = (await settled(files.getAllKeys())) as string[];
    for (const key of keys) {
      const kept = await settled<Kept | undefined>(files.get(key));
      if (kept && which(key, kept.at)) await settled(files.delete(key));
    }
  });
