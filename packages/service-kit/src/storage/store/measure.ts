import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { StoredObject } from './object-store';

/** Passes bytes on while counting and hashing them; fails at the end when their number is not the announced one. */
export function measure(expectedSize?: number): Transform & { result(): StoredObject } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const wrong = expectedSize !== undefined && size !== expectedSize;
      done(wrong ? new Error(`Expected ${expectedSize} bytes, got ${size}`) : null);
    },
  });
  return Object.assign(stream, { result: () => ({ size, sha256: hash.digest('hex') }) });
}
