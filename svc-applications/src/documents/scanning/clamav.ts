import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The scanner answered, but not whether this file is clean; others may be scanned. */
export class NoVerdict extends Error {}

/** Looks for viruses in files. */
export interface Scanner {
  /**
   * Whether the bytes are clean.
   * @throws NoVerdict when it returns something else for this file, such as that it is too large for it
   * @throws Error when the scanner cannot be asked, or has not answered when the signal comes
   */
  isClean(bytes: Readable, signal?: AbortSignal): Promise<boolean>;
}

/** A scanner with a cheap request that checks whether it is up. */
export interface AskableScanner extends Scanner {
  /** @throws Error when it does not answer within a second */
  answers(): Promise<void>;
}

export interface ClamavAddress {
  host: string;
  port: number;
  /** How long clamd may be silent; 30 s when absent. */
  patienceMs?: number;
}

/** A scanner by clamd's INSTREAM command: each piece of the file goes behind its length, a length of 0 ends it. */
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

/** The scanner at 'HOST' or 'HOST:PORT'. */
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

/** 'stream: OK' or 'stream: NAME FOUND'; anything else is no verdict. */
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
