import { readFile } from 'node:fs/promises';
import { replaceDurably } from './durable';
import { emptyIndex, type ReleaseIndex } from './release-index';

/** Thrown when neither copy of the index can be read. */
export class RecordDamaged extends Error {}

/**
 * Keeps the index in two files, written one after the other, so that a disk that damages one file loses no release. The
 * second file is read when the first is damaged or missing. When both are missing, there is no index yet.
 */
export function keptTwice(first: string, second: string, onDamage: (file: string) => void) {
  return {
    /** Reads the index. `whole` is false when the first file has to be written anew. */
    async read(): Promise<{ index: ReleaseIndex; whole: boolean }> {
      const text = await textOf(first);
      const index = parsedIndex(text ?? '');
      if (index) return { index, whole: true };
      const copy = await textOf(second);
      if (text === undefined && copy === undefined) return { index: emptyIndex, whole: true };
      const kept = parsedIndex(copy ?? '');
      if (kept) {
        onDamage(first);
        return { index: kept, whole: false };
      }
      throw new RecordDamaged(
        `${first} is damaged or gone, and so is its copy ${second}. Put one from a backup in its place, or move both away to begin with the builds at hand.`,
      );
    },
    /**
     * Writes both files, the first one last: it is the one that counts, so a disk that fills up in between changes
     * nothing.
     */
    async write(index: ReleaseIndex): Promise<void> {
      const text = `${JSON.stringify(index, null, 2)}\n`;
      await replaceDurably(second, text);
      await replaceDurably(first, text);
    },
  };
}

/** Returns undefined when the file does not exist. Any other failure throws: it must not pass for an empty index. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parsedIndex(text: string): ReleaseIndex | undefined {
  try {
    const index = JSON.parse(text) as ReleaseIndex | null;
    return typeof index?.remotes === 'object' && index.remotes !== null ? index : undefined;
  } catch {
    return undefined;
  }
}
