import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a portal whose connections break. */
export interface BreakingLine {
  url: string;
  /** How often connections were reset by the byte limit. */
  breaks(): number;
  /** Bytes sent to the portal. */
  sent(): number;
  /** Refuses and closes all connections from now on. */
  cut(): void;
  /** Goes offline once so many further bytes have been sent to the portal. */
  cutAfter(bytes: number): void;
  reconnect(): void;
  stop(): Promise<void>;
}

/**
 * Starts a proxy between a browser and a portal that resets all connections whenever `everyBytes` bytes have been sent
 * to the portal. Counting bytes instead of time makes it break as often on any machine.
 */
export async function breakingLine(to: string, everyBytes: number): Promise<BreakingLine> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let gone = false;
  let sent = 0;
  let breaks = 0;
  let goneAt = Number.POSITIVE_INFINITY;
  const reset = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  const cut = () => {
    gone = true;
    goneAt = Number.POSITIVE_INFINITY;
    reset();
  };
  const server = createServer((near) => {
    if (gone) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    const pair = [near, far];
    for (const socket of pair) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        for (const other of pair) other.destroy();
      });
    }
    far.pipe(near);
    near.on('data', (bytes) => {
      const before = Math.floor(sent / everyBytes);
      sent += bytes.length;
      if (sent >= goneAt) cut();
      else if (Math.floor(sent / everyBytes) > before) {
        breaks += 1;
        reset();
      } else if (!far.write(bytes)) {
        near.pause();
        far.once('drain', () => near.resume());
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breaks: () => breaks,
    sent: () => sent,
    cut,
    cutAfter(bytes) {
      goneAt = sent + bytes;
    },
    reconnect() {
      gone = false;
    },
    async stop() {
      reset();
      await new Promise((closed) => server.close(closed));
    },
  };
}
