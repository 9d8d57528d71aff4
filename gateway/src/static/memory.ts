import { createHash } from 'node:crypto';
import type { FileSource } from './file-source';

export interface Remembered {
  body: Buffer;
  etag: string;
}

export function etagOf(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 11)}"`;
}

/** Keeps recently requested files in memory, up to a number of bytes. A file that changed on disk is read again. */
export class Memory {
  private readonly kept = new Map<string, Remembered>();
  private readonly arriving = new Map<string, Promise<Remembered>>();
  private bytes = 0;

  constructor(private readonly limitBytes = 8_000_000) {}

  /** `key` names the file among all sources; `mark` is the mark that FileSource gave it. */
  async read(source: FileSource, path: string, key: string, mark: string): Promise<Remembered> {
    const id = `${key}|${mark}`;
    const known = this.kept.get(id) ?? this.arriving.get(id);
    if (known) return known;
    const fresh = readOnce(source, path);
    this.arriving.set(id, fresh);
    try {
      const file = await fresh;
      this.keep(id, file);
      return file;
    } finally {
      this.arriving.delete(id);
    }
  }

  private keep(id: string, file: Remembered): void {
    if (file.body.length > this.limitBytes / 4) return;
    this.kept.set(id, file);
    this.bytes += file.body.length;
    for (const [oldest, old] of this.kept) {
      if (this.bytes <= this.limitBytes) break;
      this.kept.delete(oldest);
      this.bytes -= old.body.length;
    }
  }
}

/** Reads a file into memory. Requests at the same time share one read. */
async function readOnce(source: FileSource, path: string): Promise<Remembered> {
  const body = await source.read(path);
  return { body, etag: etagOf(body) };
}
