import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { type Refusal, refusals, refuse } from '../answers/refuse';
import { laneOf } from '../routing/lanes';
import { BodyCutOff, BodyTooLarge, countedStream, readWhole } from './body';
import { Exchange } from './exchange';
import { clientAddress, forwardedHeaders } from './headers';
import { announcedLength, type BodyLimits, isMultipart } from './limits';
import { type Pace, watchPace } from './pace';
import { type UploadLimits, UploadPlaces } from './upload-places';
import type { Upstream } from './upstream';

export interface ProxyOptions {
  limits: BodyLimits;
  pace: Pace;
  uploads: UploadLimits;
  trustProxy: boolean;
  /** What the portal offers. */
  languages: readonly string[];
  extraHeaders: readonly string[];
  onFailure?: (service: string, error: Error, requestId: string) => void;
}

/** How long a refused body is still read, so that its sender can finish and read the refusal. */
const lingerMs = 10_000;

/** Takes a request to its service. `path` is the path at the service, with the query. */
export function createProxy(options: ProxyOptions) {
  const { limits, pace, uploads, trustProxy, languages, extraHeaders, onFailure } = options;
  const places = new UploadPlaces(uploads);
  return (req: IncomingMessage, res: ServerResponse, upstream: Upstream, path: string, requestId: string) => {
    const headers = forwardedHeaders(req, { requestId, trustProxy, languages });
    const multipart = isMultipart(req);
    const lane = laneOf(path.split('?', 1)[0] ?? '', { sendsFiles: multipart });
    const send = (body: Buffer | Readable | null) => {
      const exchange = new Exchange({
        res,
        upstream,
        lane,
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
    const limit = multipart ? limits.multipart : limits.plain;
    if (length !== undefined && !(length <= limit)) return refuseBody(req, res, requestId);
    const giveBack = multipart ? places.take(req, clientAddress(req, trustProxy)) : undefined;
    if (multipart && !giveBack) return refuseBody(req, res, requestId, refusals.tooManyUploads);
    if (giveBack) res.once('close', giveBack);
    req.once('timeout', () => refuse(res, refusals.timedOut, requestId));
    const tooLarge = (error: Error) => {
      if (error instanceof BodyTooLarge) refuseBody(req, res, requestId);
    };
    if (!multipart) {
      watchPace(req, pace, () => giveUp(req, res, requestId));
      readWhole(req, limit).then(send, tooLarge);
      return;
    }
    if (length !== undefined) headers.push('content-length', String(length));
    const body = countedStream(req, limit);
    body.once('error', tooLarge);
    watchPace(req, pace, () => {
      giveUp(req, res, requestId);
      body.destroy(new BodyCutOff());
    });
    send(body);
  };
}

/** Answers 408 without waiting for the rest of the body. */
function giveUp(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  if (res.headersSent) req.socket.destroy();
  else res.once('finish', () => req.socket.destroySoon());
  refuse(res, refusals.timedOut, requestId);
}

/** Answers the refusal and reads on for a while: closing the connection in mid-upload would lose the answer. */
export function refuseBody(
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  refusal: Refusal = refusals.tooLarge,
): void {
  refuse(res, refusal, requestId);
  req.resume();
  const timer = setTimeout(() => req.socket.destroy(), lingerMs).unref();
  req.once('close', () => clearTimeout(timer));
}
