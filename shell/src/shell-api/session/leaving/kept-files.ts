import { FILE_DATABASE } from '@portal/contract-shell-v1';
import type { Left } from '../session';

interface Kept {
  /** The id of the owner; records from before owners were stored have none. */
  of?: number | null;
}

const isAnyKept = () => localStorage.getItem(FILE_DATABASE.mark) === 'true';

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Runs `work` for each kept file of this device; does not create the database when there is none. */
async function eachFile(work: (kept: Kept, remove: () => void) => void): Promise<void> {
  if (!isAnyKept()) return;
  const { name, table } = FILE_DATABASE;
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const database = await settled(opening);
  try {
    const files = database.transaction(table, 'readwrite').objectStore(table);
    for (const key of await settled(files.getAllKeys())) {
      const kept = await settled<Kept | undefined>(files.get(key));
      if (kept) work(kept, () => void files.delete(key));
    }
  } finally {
    database.close();
  }
}

/** Counts the files that exist on this device alone: those of a person, and those without an owner. */
export async function countFiles(person: number): Promise<{ own: number; nobodys: number }> {
  const found = { own: 0, nobodys: 0 };
  await eachFile(({ of = null }) => {
    if (of === person) found.own += 1;
    if (of === null) found.nobodys += 1;
  });
  return found;
}

/** Removes the kept files that a session leaves. */
export const clearKeptFiles = ({ person, own, nobodys }: Left) =>
  eachFile(({ of = null }, remove) => {
    if ((own && of === person) || (nobodys && of === null)) remove();
  });
