import type { IncomingMessage } from 'node:http';

/** The bodies that are held in memory at once, until their calls are answered. One network has at most half. */
export const bodySpaceBytes = 64_000_000;

export interface BodyLimits {
  /** Limit for JSON and every other body that is not multipart, in bytes. */
  plain: number;
  multipart: number;
}

export const bodyLimits: BodyLimits = { plain: 1_000_000, multipart: 64_000_000 };

export interface Timeouts {
  /** Time for the request's head. */
  headersMs: number;
  /** Time without a byte in either direction. How slowly a body may arrive is the matter of pace.ts. */
  idleMs: number;
  /** Time until a service's first byte, counted from the end of the request. */
  upstreamMs: number;
  /** Time for the answer to the cheap question whether a service lives; 1 s when absent. */
  probeMs?: number;
  /** How long a body is still read once its request is answered, so that its sender reads the answer; 10 s when absent. */
  lingerMs?: number;
}

export const timeouts: Timeouts = { headersMs: 15_000, idleMs: 35_000, upstreamMs: 30_000 };

export function isMultipart(req: IncomingMessage): boolean {
  return (req.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
}

/** The announced length in bytes; 0 where there is no body, undefined for a body without a length. */
export function announcedLength(req: IncomingMessage): number | undefined {
  if (req.headers['transfer-encoding'] !== undefined) return undefined;
  return Number(req.headers['content-length'] ?? 0);
}
