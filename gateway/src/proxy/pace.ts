import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pace } from '@portal/service-kit/room';
import { refusals, refuse } from '../answers/refuse';

export const pace: Pace = { bytesPerSecond: 1024, windowMs: 30_000, totalMs: 15 * 60_000 };

/** Answers 408 and does not wait for the rest of the body. */
export function giveUpBody(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  if (res.headersSent) req.socket.destroy();
  else res.once('finish', () => req.socket.destroySoon());
  refuse(res, refusals.timedOut, requestId);
}
