import { FILE_DATABASE } from '@portal/contract-shell-v1';

/** Files in this browser's database, each under a place and a key. Files older than two weeks (ms) are deleted. */
const keptMs = 14 * 24 * 3_600_000;
const { name, table } = FILE_DATABASE;

interface Kept {
  file: File;
  at: number;
  /** The person whose file it is; null before the sign-in. The shell reads it when a session ends. */
  of: number | null;
}

/** In ms: longer than any device needs; a database that never answers must not block the page. */
const patienceMs = 15_000;
let before: Promise<unknown> = Promise.resolve();

/** Runs pieces of work one after the other. Each ends: with `otherwise` when it fails or takes too long. */
export function inOrder<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  const late = new Promise<Result>((resolve) => setTimeout(resolve, patienceMs, otherwise));
  const done = Promise.race([before.then(work), late]).catch(() => otherwise);
  before = done;
  return done;
}

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Resolves when everything that `work` has written is safely on the device. */
async function inTable<Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(table, mode);
    const safe = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(table)), safe]);
    return result;
  } finally {
    database.close();
  }
}

export const keepFile = (at: string, file: File, of: number | null): Promise<boolean> =>
  inTable('readwrite', async (files) => {
    const kept: Kept = { file, at: Date.now(), of };
    await settled(files.put(kept, at));
    return true;
  });

/** Runs `work` for each file whose address begins with the given text. */
const each = (
  begin: string,
  work: (files: IDBObjectStore, at: string, kept: Kept) => Promise<unknown> | undefined,
): Promise<void> =>
  inTable('readwrite', async (files) => {
    for (const at of (await settled(files.getAllKeys())) as string[]) {
      const kept = await settled<Kept | undefined>(files.get(at));
      if (!kept) continue;
      if (kept.at < Date.now() - keptMs) await settled(files.delete(at));
      else if (at.startsWith(begin)) await work(files, at, kept);
    }
  });

/** The files of a place, with their keys. */
export async function filesIn(place: string): Promise<[string, File][]> {
  const found: [string, File][] = [];
  await each(place, (_, at, { file }) => void found.push([at.slice(place.length), file]));
  return found;
}

export const forgetFile = (at: string): Promise<void> =>
  inTable('readwrite', async (files) => void (await settled(files.delete(at))));

export const forgetFiles = (begin: string): Promise<void> =>
  each(begin, (files, at) => settled(files.delete(at)));

/** Moves the files of one place to another, if they belong to this person. */
export const moveFiles = (from: string, to: string, of: number | null): Promise<void> =>
  each(from, async (files, at, kept) => {
    await settled(files.put({ ...kept, of }, to + at.slice(from.length)));
    await settled(files.delete(at));
  });
