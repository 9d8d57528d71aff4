import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { refusals, refuse } from '../answers/refuse';
import { BodyTooLarge, countedStream, readWhole } from './body';
import { Exchange } from './exchange';
import { forwardedHeaders } from './headers';
import { announcedLength, type BodyLimits, isMultipart } from './limits';
import type { Upstream } from './upstream';

export interface ProxyOptions {
  limits: BodyLimits;
  trustProxy: boolean;
  extraHeaders: readonly string[];
  onFailure?: (service: string, error: Error, requestId: string) => void;
}

/** How long a refused body is still taken in, so that its sender can finish and read why. */
const lingerMs = 10_000;

/** Takes a request to its service. `path` is the service's own, with the query. */
export function createProxy({ limits, trustProxy, extraHeaders, onFailure }: ProxyOptions) {
  return (req: IncomingMessage, res: ServerResponse, upstream: Upstream, path: string, requestId: string) => {
    const headers = forwardedHeaders(req, { requestId, trustProxy });
    const send = (body: Buffer | Readable | null) => {
      const exchange = new Exchange({
        res,
        upstream,
        requestId,
        extraHeaders,
        outgoing: { method: req.method ?? 'GET', path, headers, body },
        onFailure: (error) => onFailure?.(upstream.name, error, requestId),
      });
      res.on('close', () => exchange.clientLeft());
      exchange.attempt();
    };

    const length = announcedLength(req);
    if (length === 0) return send(null);
    const multipart = isMultipart(req);
    const limit = multipart ? limits.multipart : limits.plain;
    if (length !== undefined && !(length <= limit)) return refuseBody(req, res, requestId);
    req.once('timeout', () => refuse(res, refusals.timedOut, requestId));
    const tooLarge = (error: Error) => {
      if (error instanceof BodyTooLarge) refuseBody(req, res, requestId);
    };
    if (!multipart) {
      readWhole(req, limit).then(send, tooLarge);
      return;
    }
    if (length !== undefined) headers.push('content-length', String(length));
    const body = countedStream(req, limit);
    body.once('error', tooLarge);
    send(body);
  };
}

/** Says 413 and goes on reading for a while: a connection closed in mid-upload would lose the answer. */
export function refuseBody(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  refuse(res, refusals.tooLarge, requestId);
  req.resume();
  const timer = setTimeout(() => req.socket.destroy(), lingerMs).unref();
  req.once('close', () => clearTimeout(timer));
}
