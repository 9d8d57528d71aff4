import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnchanged } from './negotiate';

export interface Sendable {
  body: Buffer;
  etag: string;
  type: string;
  encoding?: string;
  cacheControl: string;
  /** Further request headers that the body depends on, besides Accept-Encoding. */
  varies?: string;
  status?: number;
}

export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/** Writes a complete body, or 304 when the client has it already; HEAD gets the headers alone. */
export function send(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Sendable,
  headers: Record<string, string>,
): void {
  const head: Record<string, string | number> = {
    ...headers,
    'cache-control': answer.cacheControl,
    etag: answer.etag,
    vary: ['Accept-Encoding', answer.varies].filter(Boolean).join(', '),
  };
  const status = answer.status ?? 200;
  if (status === 200 && isUnchanged(req.headers['if-none-match'], answer.etag)) {
    res.writeHead(304, head);
    res.end();
    return;
  }
  head['content-type'] = answer.type;
  head['content-length'] = answer.body.length;
  if (answer.encoding) head['content-encoding'] = answer.encoding;
  res.writeHead(status, head);
  res.end(req.method === 'HEAD' ? undefined : answer.body);
}
