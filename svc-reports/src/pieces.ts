import { PassThrough, type Writable } from 'node:stream';

/**
 * The output of `write` as pieces of bytes that a reader takes one after the other. When the reader stops, the stream is
 * destroyed, which `write` has to respect; when `write` fails, the reading fails, too.
 */
export async function* piecesOf(write: (out: Writable) => Promise<void>): AsyncGenerator<Uint8Array> {
  const out = new PassThrough({ highWaterMark: 256 * 1024 });
  const written = write(out).then(
    () => undefined,
    (error: Error) => void out.destroy(error),
  );
  try {
    yield* out as AsyncIterable<Uint8Array>;
  } finally {
    out.destroy();
    await written;
  }
}

/** The reader of the pieces has gone. */
export class NobodyReads extends Error {
  override readonly name = 'NobodyReads';
}
