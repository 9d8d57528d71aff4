/// <reference lib="dom" />

/** Milliseconds for which a file is kept. */
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
    // Browsers that store nothing: after a reload the file has to be chosen again.
    return undefined;
  }
}

/** Stores the PDF of a page for a day, in case the page is opened again. */
export const keep = (page: string, file: File) =>
  inTable((files) => settled(files.put({ file, at: Date.now() } satisfies Kept, page)));

export const forget = (page: string) => inTable((files) => settled(files.delete(page)));

/** Returns the PDF of a page. Files that anybody left more than a day ago are removed from this device. */
export const find = (page: string): Promise<File | undefined> =>
  inTable(async (files) => {
    for (const key of await settled(files.getAllKeys())) {
      const kept = await settled<Kept | undefined>(files.get(key));
      if (kept && kept.at <= Date.now() - keptMs) await settled(files.delete(key));
    }
    return (await settled<Kept | undefined>(files.get(page)))?.file;
  });
