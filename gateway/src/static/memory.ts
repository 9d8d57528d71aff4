import { createHash } from 'node:crypto';
import type { FileSource } from './file-source';

export interface Remembered {
  body: Buffer;
  etag: string;
}

export function etagOf(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 11)}"`;
}

/** Recently requested files, up to a number of bytes. A file that changed on disk is read again. */
export class Memory {
  private readonly kept = new Map<string, Remembered>();
  private bytes = 0;

  constructor(private readonly limitBytes = 8_000_000) {}

  /** `key` names the file among all sources; `mark` is the mark that FileSource gave it. */
  async read(source: FileSource, path: string, key: string, mark: string): Promise<Remembered> {
    const id = `${key}|${mark}`;
    const known = this.kept.get(id);
    if (known) return known;
    const body = await source.read(path);
    const fresh = { body, etag: etagOf(body) };
    this.keep(id, fresh);
    return fresh;
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
