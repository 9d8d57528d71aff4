import { setImmediate as othersTurn } from 'node:timers/promises';

/** A file needs more work than any real file of its size. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/** Bytes that are searched without a pause: some milliseconds even in the worst case. */
export const sliceBytes = 32 * 1024;
/** The bytes that a pattern may read after and before its slice. */
const ahead = 2048;
const behind = 16;

/**
 * Counts the searched bytes of one file, and lets other requests run between slices. The limit is a count and not a
 * time: a busy machine refuses no file that an idle machine takes.
 */
export class Work {
  done = 0;
  private sincePause = 0;

  constructor(private readonly limit: number) {}

  /** @throws TooMuchWork */
  async spend(bytes: number): Promise<void> {
    this.done += bytes;
    this.sincePause += bytes;
    if (this.done > this.limit) throw new TooMuchWork();
    if (this.sincePause < sliceBytes) return;
    this.sincePause = 0;
    await othersTurn();
  }
}

export interface Found {
  match: RegExpExecArray;
  /** The slice around the match. */
  text: string;
  /** The offset of the slice in the file. */
  base: number;
}

/**
 * Finds all matches of a global pattern, slice by slice. `found` returns the cost of a match beside the slice, in bytes,
 * or 'stop'. The pattern sees 16 bytes before a place and 2 KB behind it.
 */
export async function scan(
  bytes: Buffer,
  { pattern, work, from = 0 }: { pattern: RegExp; work: Work; from?: number },
  found: (place: Found) => number | 'stop',
): Promise<void> {
  for (let at = from; at < bytes.length; at += sliceBytes) {
    const base = Math.max(from, at - behind);
    const text = bytes.toString('latin1', base, at + sliceBytes + ahead);
    let cost = Math.min(sliceBytes, bytes.length - at);
    pattern.lastIndex = at - base;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      if (base + match.index >= at + sliceBytes) break;
      const more = found({ match, text, base });
      if (more === 'stop') return;
      cost += more;
    }
    await work.spend(cost);
  }
}
