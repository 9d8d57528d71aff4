import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Pace } from '@portal/service-kit/room';

const steps = 6;

/**
 * Ends connections whose clients read answers so slowly that they only seem to hold them open. The limit is half the
 * pace of request bodies, measured over twice the time, because the system takes an answer in large pieces.
 */
export function watchReaders(
  server: Server,
  { bytesPerSecond, windowMs }: Pick<Pace, 'bytesPerSecond' | 'windowMs'>,
): void {
  const least = (bytesPerSecond * windowMs) / 1000;
  const readers = new Map<Socket, Reader>();
  server.on('connection', (socket: Socket) => {
    readers.set(socket, { before: 0, window: [] });
    socket.once('close', () => readers.delete(socket));
  });
  const check = () => {
    for (const [socket, reader] of readers) {
      const came = taken(socket) - reader.before;
      reader.before = taken(socket);
      if (socket.writableLength === 0) reader.window = [];
      else reader.window.push(came);
      if (reader.window.length > steps) reader.window.shift();
      if (reader.window.length === steps && sum(reader.window) < least) socket.destroy();
    }
  };
  const timer = setInterval(check, (windowMs * 2) / steps).unref();
  server.once('close', () => clearInterval(timer));
}

interface Reader {
  before: number;
  /** Bytes that the system took in each of the last steps in which bytes were waiting. */
  window: number[];
}

/** Bytes that the operating system has accepted for sending; the rest waits in this process. */
const taken = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
