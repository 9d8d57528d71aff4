import { PassThrough, type Writable } from 'node:stream';

/**
 * Yields the output of `write` as pieces of bytes, as fast as the reader takes them. When the reader stops, the stream
 * is destroyed, which `write` must respect; when `write` fails, reading fails as well.
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

/** Thrown when the reader of the pieces has stopped. */
export class NobodyReads extends Error {
  override readonly name = 'NobodyReads';
}
