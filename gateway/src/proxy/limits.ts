import type { IncomingMessage } from 'node:http';

/** Bytes of all bodies held in memory at once, until their calls are answered. One network may use half. */
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
  /** Time without a byte in either direction. How slowly a body may arrive is decided by its pace. */
  idleMs: number;
  /** Time until a service's first byte, counted from the end of the request. */
  upstreamMs: number;
  /** Time within which a health probe must answer; 1 s when absent. */
  probeMs?: number;
  /** How long the rest of a body is read after a refusal, so that the client can read the answer; 10 s when absent. */
  lingerMs?: number;
}

export const timeouts: Timeouts = { headersMs: 15_000, idleMs: 35_000, upstreamMs: 30_000 };

export function isMultipart(req: IncomingMessage): boolean {
  return (req.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
}

/** Returns the announced length in bytes; 0 when there is no body, undefined for a body without a length. */
export function announcedLength(req: IncomingMessage): number | undefined {
  if (req.headers['transfer-encoding'] !== undefined) return undefined;
  return Number(req.headers['content-length'] ?? 0);
}
