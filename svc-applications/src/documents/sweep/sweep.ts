import { ObjectBroken, ObjectMissing, verified } from '@portal/service-kit/store';
import type { Service } from '../../platform';
import type { ListedDocument } from '../store';

export interface SweepOptions {
  /** Whether files without a row and parts of interrupted uploads are removed. */
  remove: boolean;
  /** Whether every file is read and compared with the checksum of its row. */
  verify: boolean;
  now: Date;
  /** Receives a sentence with ids for each finding. */
  notify(sentence: string): void;
}

export interface SweepResult {
  files: number;
  rows: number;
  filesWithoutRow: number;
  removed: number;
  /** Uploads that were interrupted at least a day ago and still exist. */
  unfinished: number;
  rowsWithoutFile: number;
  broken: number;
}

type Parts = Pick<Service, 'files'> & {
  stores: { documents: Pick<Service['stores']['documents'], 'knownAmong' | 'page'> };
};

/** Files are stored before their rows, so a file younger than this many milliseconds may still get one. */
const youngMs = 3_600_000;
/** An upload never takes longer than this many milliseconds. */
const cutOffMs = 24 * 3_600_000;
const batchSize = 500;

/** Reports files without a row, parts of interrupted uploads, and rows without a file. The portal may run meanwhile. */
export async function sweep(parts: Parts, options: SweepOptions): Promise<SweepResult> {
  const result: SweepResult = {
    files: 0,
    rows: 0,
    filesWithoutRow: 0,
    removed: 0,
    unfinished: 0,
    rowsWithoutFile: 0,
    broken: 0,
  };
  await lookAtLeftovers(parts, { options, result });
  const stored = await lookAtFiles(parts, options, result);
  await lookAtRows(parts, stored, { options, result });
  return result;
}

/** Returns the keys of all files. */
async function lookAtFiles(parts: Parts, options: SweepOptions, result: SweepResult): Promise<Set<string>> {
  const stored = new Set<string>();
  let old: string[] = [];
  const settle = async () => {
    await settleOrphans(parts, old, { options, result });
    old = [];
  };
  for await (const { key, storedAt } of parts.files.list('')) {
    result.files += 1;
    stored.add(key);
    if (options.now.getTime() - storedAt.getTime() < youngMs) continue;
    old.push(key);
    if (old.length === batchSize) await settle();
  }
  await settle();
  return stored;
}

async function lookAtLeftovers({ files }: Parts, { options, result }: Findings): Promise<void> {
  for await (const { name, remove } of files.unfinished(new Date(options.now.getTime() - cutOffMs))) {
    if (options.remove) await remove();
    else result.unfinished += 1;
    options.notify(`${options.remove ? 'removed' : 'file'} ${name}: an upload that was cut off left it`);
  }
}

interface Findings {
  options: SweepOptions;
  result: SweepResult;
}

async function settleOrphans(
  { files, stores }: Parts,
  keys: string[],
  { options, result }: Findings,
): Promise<void> {
  if (keys.length === 0) return;
  const known = await stores.documents.knownAmong(keys);
  for (const key of keys.filter((one) => !known.has(one))) {
    result.filesWithoutRow += 1;
    if (options.remove) {
      await files.remove(key);
      result.removed += 1;
    }
    options.notify(`${options.remove ? 'removed' : 'file'} ${key}: no document leads to it`);
  }
}

async function lookAtRows(parts: Parts, stored: Set<string>, { options, result }: Findings): Promise<void> {
  let lastId = 0;
  for (;;) {
    const page = await parts.stores.documents.page(lastId, batchSize);
    for (const document of page) {
      result.rows += 1;
      const about = `document ${document.id} of application ${document.applicationId}`;
      const state = await stateOf(parts, document, { listed: stored.has(document.filePath), options });
      if (state === 'missing') {
        result.rowsWithoutFile += 1;
        options.notify(`${about}: its file ${document.filePath} is not there`);
      } else if (state === 'broken') {
        result.broken += 1;
        options.notify(`${about}: its file ${document.filePath} is not what was uploaded`);
      }
    }
    const last = page.at(-1);
    if (!last) return;
    lastId = last.id;
  }
}

type State = 'whole' | 'missing' | 'broken' | 'replaced';

/** The state of a file that was not listed: it may be newer than the list, or its row may be deleted by now. */
async function stateOf(
  { files, stores }: Parts,
  { filePath, size, sha256 }: ListedDocument,
  { listed, options }: { listed: boolean; options: SweepOptions },
): Promise<State> {
  if (listed && !options.verify) return 'whole';
  try {
    if (options.verify) {
      for await (const _piece of verified(await files.get(filePath), { size, sha256 }));
    } else await files.stat(filePath);
    return 'whole';
  } catch (error) {
    const wrong = error instanceof ObjectMissing ? 'missing' : 'broken';
    if (wrong === 'broken' && !(error instanceof ObjectBroken)) throw error;
    const still = await stores.documents.knownAmong([filePath]);
    return still.has(filePath) ? wrong : 'replaced';
  }
}

/** A summary of the findings in a few lines. */
export function summaryOf(result: SweepResult): string {
  const { files, rows, filesWithoutRow, removed, unfinished, rowsWithoutFile, broken } = result;
  return [
    `${files} files, ${rows} documents`,
    `files without a document: ${filesWithoutRow}${removed > 0 ? `, removed: ${removed}` : ''}`,
    `left by uploads that were cut off: ${unfinished}`,
    `documents without a file: ${rowsWithoutFile}`,
    `files that are not what was uploaded: ${broken}`,
  ].join('\n');
}

/** Whether everything is in order now. */
export const isClean = (result: SweepResult): boolean =>
  result.filesWithoutRow === result.removed &&
  result.unfinished + result.rowsWithoutFile + result.broken === 0;
