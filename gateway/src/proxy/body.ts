import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Stay } from '@portal/service-kit/room';
import { announcedLength } from './limits';

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}
export class BodyCutOff extends Error {
  override readonly name = 'BodyCutOff';
}

/** Thrown when this body does not fit beside the bodies that are already in memory. */
export class BodyWithoutRoom extends Error {
  override readonly name = 'BodyWithoutRoom';
}

/** Reserves memory for a body. `end` is called when this body must give way to another one. */
export type EnterRoom = (end: () => void) => Stay;

const leastBytes = 4096;

/**
 * Reads a body completely before it is sent on, so that a slow client never keeps a connection to a service busy. The
 * buffer grows with the bytes that arrive, not with the announced length or the number of chunks.
 */
export function readWhole(req: IncomingMessage, limit: number, enter?: EnterRoom): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let held = Buffer.alloc(0);
    let size = 0;
    const stay = enter?.(() => giveUp(new BodyWithoutRoom()));
    const giveUp = (error: Error) => {
      req.off('data', take);
      held = Buffer.alloc(0);
      stay?.leave();
      reject(error);
    };
    const grow = (needed: number): boolean => {
      const doubled = Math.max(held.length * 2, leastBytes);
      const more = Math.max(needed, Math.min(doubled, announcedLength(req) ?? limit));
      if (stay && !stay.take(more - held.length, 0)) return false;
      const grown = Buffer.allocUnsafeSlow(more);
      held.copy(grown, 0, 0, size);
      held = grown;
      return true;
    };
    const take = (chunk: Buffer) => {
      const needed = size + chunk.length;
      if (needed > limit) return giveUp(new BodyTooLarge());
      stay?.take(0, chunk.length);
      if (needed > held.length && !grow(needed)) return giveUp(new BodyWithoutRoom());
      chunk.copy(held, size);
      size = needed;
    };
    req.on('data', take);
    req.once('end', () => {
      stay?.settle();
      resolve(held.subarray(0, size));
    });
    req.once('error', () => giveUp(new BodyCutOff()));
    req.once('close', () => {
      if (!req.complete) giveUp(new BodyCutOff());
    });
  });
}

/**
 * Wraps a large body in a stream that counts its bytes. A separate stream is needed because ending it must not end the
 * client's connection: the refusal still has to reach the client.
 */
export function countedStream(req: IncomingMessage, limit: number): Readable {
  let size = 0;
  const stream = new Readable({
    read: () => req.resume(),
    destroy(error, done) {
      req.off('data', take);
      req.resume();
      done(error);
    },
  });
  function take(chunk: Buffer) {
    size += chunk.length;
    if (size > limit) stream.destroy(new BodyTooLarge());
    else if (!stream.push(chunk)) req.pause();
  }
  req.on('data', take);
  req.once('end', () => stream.push(null));
  req.once('error', () => stream.destroy(new BodyCutOff()));
  req.once('close', () => {
    if (!req.complete) stream.destroy(new BodyCutOff());
  });
  return stream;
}
