import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Most unanswered requests on one connection: browsers and proxies send one at a time and wait for its answer. */
const atOnceMost = 8;

const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Whether this request may begin. A client may send requests before it has read earlier answers, and Node begins them
 * all, even thousands in one packet. A connection with too many unanswered requests is closed.
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
 * Collects the unanswered responses of a connection and closes them with it. Node itself closes only the response that
 * was being sent; the ones queued behind it would never free what they hold.
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
