import { PassThrough, type Writable } from 'node:stream';

/**
 * What `write` puts into a stream, as pieces that are taken one after the other. When nobody takes them any more the
 * stream is destroyed, which `write` has to heed; when `write` fails, so does the taking.
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

/** Whoever waited for the pieces has gone. */
export class NobodyReads extends Error {
  override readonly name = 'NobodyReads';
}
