import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const looksLikeOne = /^[\w.-]{8,64}$/;

/** The caller's id when it is fit for a log line, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && looksLikeOne.test(given) ? given : randomUUID();
}
