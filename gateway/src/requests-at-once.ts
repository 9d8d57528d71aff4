import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send one request at a time on a connection, and wait for its answer. */
const atOnceMost = 8;

const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Whether this request may begin. A connection may send requests before it has read the answers to others, and Node
 * begins them all, thousands in one packet: beyond a few the connection ends.
 */
export function mayBegin({ socket }: IncomingMessage, res: ServerResponse): boolean {
  if (socket.destroyed) return false;
  const waiting = unanswered.get(socket) ?? watch(socket);
  if (waiting.size >= atOnceMost) {
    socket.destroy();
    return false;
  }
  waiting.add(res);
  res.once('close', () => waiting.delete(res));
  return true;
}

/**
 * With the connection all its answers are over. Node closes the one that was being sent; those behind it would never
 * give back what they hold.
 */
function watch(socket: Socket): Set<ServerResponse> {
  const waiting = new Set<ServerResponse>();
  unanswered.set(socket, waiting);
  socket.once('close', () => {
    for (const res of waiting)
      if (!res.socket) {
        res.destroy();
        res.emit('close');
      }
  });
  return waiting;
}
