import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Pace } from '@portal/service-kit/room';

const steps = 6;

/**
 * Ends connections whose readers take answers so slowly that only somebody who wants to hold them would: half the pace
 * of bodies, over twice the time, since the system takes an answer in pieces.
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
  /** Bytes that were taken in each of the last steps, while others waited. */
  window: number[];
}

/** What the system has taken of what was written; the rest waits in this process. */
const taken = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
