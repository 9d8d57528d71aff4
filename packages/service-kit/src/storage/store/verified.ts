import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import type { StoredObject } from './object-store';

/** The bytes of a stored object differ from those that were stored. */
export class ObjectBroken extends Error {
  override readonly name = 'ObjectBroken';
  constructor(readonly found: StoredObject) {
    super('A stored object is not what was stored.');
  }
}

/**
 * The bytes of an object, checked against its size and hash from the time of storing. The last piece is held back until
 * everything is checked, so that no reader takes a broken object for a complete one: the stream then fails with
 * ObjectBroken. `source` is destroyed with it.
 */
export function verified(source: Readable, expected: StoredObject): Readable {
  const hash = createHash('sha256');
  let size = 0;
  let held: Buffer | undefined;
  const checked = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      hash.update(piece);
      const before = held;
      held = piece;
      done(null, before);
    },
    flush(done) {
      const found = { size, sha256: hash.digest('hex') };
      if (found.size !== expected.size || found.sha256 !== expected.sha256)
        return done(new ObjectBroken(found));
      done(null, held);
    },
  });
  // Errors reach the reader through the returned stream.
  return pipeline(source, checked, () => undefined);
}
