import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The scanner answered without a verdict on this file; other files can still be scanned. */
export class NoVerdict extends Error {}

/** A virus scanner. */
export interface Scanner {
  /**
   * Whether the bytes are clean.
   * @throws NoVerdict if the scanner answers something else, for example that the file is too large
   * @throws Error if the scanner cannot be reached, or has not answered when the signal aborts
   */
  isClean(bytes: Readable, signal?: AbortSignal): Promise<boolean>;
}

/** A scanner with a cheap request that checks whether it is up. */
export interface AskableScanner extends Scanner {
  /**
   * Checks that the scanner is up.
   * @throws Error if it does not answer within a second
   */
  answers(): Promise<void>;
}

export interface ClamavAddress {
  host: string;
  port: number;
  /** How many milliseconds clamd may be silent; by default 30 s. */
  patienceMs?: number;
}

/** A scanner by clamd's INSTREAM command: each piece of the file is preceded by its length; a length of 0 ends it. */
export function clamav({ host, port, patienceMs = 30_000 }: ClamavAddress): AskableScanner {
  return {
    async answers() {
      const socket = connect({ host, port });
      socket.setTimeout(1_000, () => socket.destroy(new Error('The scanner does not answer')));
      try {
        await once(socket, 'connect');
        socket.write('zPING\0');
        await once(socket, 'data');
      } finally {
        socket.destroy();
      }
    },
    async isClean(bytes, signal) {
      const socket = connect({ host, port });
      signal?.addEventListener('abort', () => socket.destroy(signal.reason as Error), { once: true });
      socket.setTimeout(patienceMs, () =>
        socket.destroy(new Error(`The scanner was silent for ${patienceMs} ms`)),
      );
      try {
        const [verdict] = await Promise.all([verdictOf(socket), sendTo(socket, bytes)]);
        return verdict;
      } finally {
        socket.destroy();
        bytes.destroy();
      }
    },
  };
}

const usualPort = 3310;

/** The scanner at an address of the form 'HOST' or 'HOST:PORT'. */
export function clamavAt(address: string): AskableScanner {
  const [host = '', port] = address.split(':');
  return clamav({ host, port: port ? Number(port) : usualPort });
}

async function sendTo(socket: Socket, bytes: Readable): Promise<void> {
  await once(socket, 'connect');
  await pipeline(Readable.from(framed(bytes)), socket, { end: false });
}

async function* framed(bytes: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    if (piece.length > 0) yield* [lengthOf(piece), piece];
  }
  yield lengthOf(Buffer.alloc(0));
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

/** Reads the verdict: 'stream: OK' or 'stream: NAME FOUND'; anything else is none. */
async function verdictOf(socket: Socket): Promise<boolean> {
  let answer = '';
  for await (const piece of socket) answer += piece;
  const verdict = answer.replace(/\0.*$/s, '');
  if (verdict === 'stream: OK') return true;
  if (/^stream: .+ FOUND$/.test(verdict)) return false;
  throw verdict
    ? new NoVerdict(`The scanner gave no verdict: ${verdict.slice(0, 100)}`)
    : new Error('The scanner ended the connection');
}
