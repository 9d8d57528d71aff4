import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file in an archive, with folders in its name. */
export interface Entry {
  name: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Whether it is to be compressed: texts are, documents are compressed already. */
  compressed: boolean;
}

/** A ZIP archive, made piece by piece while it is read, so that only a piece of one file is in memory. */
export async function* zipped(entries: AsyncIterable<Entry>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, bytes, compressed } of entries) {
    const file = compressed ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = madeAt;
    zip.add(file);
    for await (const piece of bytes) {
      file.push(piece);
      yield* pieces.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
