import type { IncomingMessage, ServerResponse } from 'node:http';

/** Ends a connection that goes on sending a body which nobody reads. */
export function endRestOfBody(req: IncomingMessage, res: ServerResponse, afterMs = 10_000): void {
  res.once('finish', () => {
    if (req.complete) return;
    const timer = setTimeout(() => req.socket.destroy(), afterMs).unref();
    for (const event of ['end', 'close']) req.once(event, () => clearTimeout(timer));
  });
}
