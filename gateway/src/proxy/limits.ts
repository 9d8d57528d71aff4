import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  /** JSON and everything else that is not multipart, in bytes. */
  plain: number;
  multipart: number;
}

export const bodyLimits: BodyLimits = { plain: 1_000_000, multipart: 64_000_000 };

export interface Timeouts {
  /** For the request's head. */
  headersMs: number;
  /** Without a byte either way; an upload may last as long as bytes flow. */
  idleMs: number;
  /** For a service's first byte, counted from the end of the request. */
  upstreamMs: number;
}

export const timeouts: Timeouts = { headersMs: 15_000, idleMs: 35_000, upstreamMs: 30_000 };

export function isMultipart(req: IncomingMessage): boolean {
  return (req.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
}

/** The announced length in bytes; undefined when there is a body without one; 0 when there is none. */
export function announcedLength(req: IncomingMessage): number | undefined {
  if (req.headers['transfer-encoding'] !== undefined) return undefined;
  return Number(req.headers['content-length'] ?? 0);
}
