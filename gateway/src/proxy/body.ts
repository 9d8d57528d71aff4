import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}
export class BodyCutOff extends Error {
  override readonly name = 'BodyCutOff';
}

/** Reads a small body completely, so that a slow client never keeps a connection to a service busy. */
export function readWhole(req: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        req.off('data', take);
        reject(new BodyTooLarge());
      }
    };
    req.on('data', take);
    req.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    req.once('error', () => reject(new BodyCutOff()));
    req.once('close', () => reject(new BodyCutOff()));
  });
}

/**
 * A large body as a stream that counts its bytes. It is a stream of its own, because ending it must not end the
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
