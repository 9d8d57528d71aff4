import type { IncomingMessage, ServerResponse } from 'node:http';
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
    const length = announcedLength(req);
    const limit = isMultipart(req) ? limits.multipart : limits.plain;
    if (length !== undefined && !(length <= limit)) return refuseBody(req, res, requestId);

    const headers = forwardedHeaders(req, { requestId, trustProxy });
    const send = (body: Buffer | ReturnType<typeof countedStream> | null) =>
      new Exchange({
        req,
        res,
        upstream,
        requestId,
        extraHeaders,
        outgoing: { method: req.method ?? 'GET', path, headers, body },
        onFailure: (error) => onFailure?.(upstream.name, error, requestId),
      }).start();

    if (length === 0) return send(null);
    req.once('timeout', () => refuse(res, refusals.timedOut, requestId));
    if (isMultipart(req)) {
      if (length !== undefined) headers.push('content-length', String(length));
      const body = countedStream(req, limit);
      body.once('error', (error) => {
        if (error instanceof BodyTooLarge) refuseBody(req, res, requestId);
      });
      return send(body);
    }
    readWhole(req, limit).then(send, (error) => {
      if (error instanceof BodyTooLarge) refuseBody(req, res, requestId);
    });
  };
}

/** Says 413 and goes on reading for a while: a connection closed in mid-upload would lose the answer. */
export function refuseBody(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  refuse(res, refusals.tooLarge, requestId);
  req.resume();
  const timer = setTimeout(() => req.socket.destroy(), lingerMs).unref();
  req.once('close', () => clearTimeout(timer));
}
