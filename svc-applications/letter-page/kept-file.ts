/// <reference lib="dom" />

/** Older ones are nobody's any more. */
const keptMs = 24 * 3_600_000;
const name = 'portal-letter';
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
  work: (files: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(table);
    const database = await settled(opening);
    try {
      return await work(database.transaction(table, 'readwrite').objectStore(table));
    } finally {
      database.close();
    }
  } catch {
    // A browser that keeps nothing: after a reload the file is chosen again.
    return undefined;
  }
}

/** Keeps the PDF of a page for a day, for a page that is opened again. */
export const keep = (page: string, file: File) =>
  inTable((files) => settled(files.put({ file, at: Date.now() } satisfies Kept, page)));

export const forget = (page: string) => inTable((files) => settled(files.delete(page)));

/** The PDF of a page. What others left longer than a day ago goes from this device, whoever opens a page next. */
export const find = (page: string): Promise<File | undefined> =>
  inTable(async (files) => {
    for (const key of await settled(files.getAllKeys())) {
      const kept = await settled<Kept | undefined>(files.get(key));
      if (kept && kept.at <= Date.now() - keptMs) await settled(files.delete(key));
    }
    return (await settled<Kept | undefined>(files.get(page)))?.file;
  });
