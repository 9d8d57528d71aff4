import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { networkOf } from '@portal/service-kit/network';
import { Room, type Stay } from '@portal/service-kit/room';
import { type Refusal, refusals, refuse } from '../answers/refuse';
import { laneOf } from '../routing/lanes';
import { BodyCutOff, BodyTooLarge, BodyWithoutRoom, countedStream, readWhole } from './body';
import { Exchange } from './exchange';
import { clientAddress, forwardedHeaders } from './headers';
import { announcedLength, type BodyLimits, isMultipart } from './limits';
import { type UploadLimits, UploadPlaces } from './upload-places';
import type { Upstream } from './upstream';
import { type ReadingLimits, WaitingAnswers } from './waiting-answers';

export interface ProxyOptions {
  limits: BodyLimits;
  /** The most bytes of bodies that are held in memory at once. */
  bodySpaceBytes: number;
  uploads: UploadLimits;
  reading: ReadingLimits;
  /** Number of replicas of the service that has the most. */
  replicas: number;
  trustProxy: boolean;
  /** Languages that the portal offers. */
  languages: readonly string[];
  extraHeaders: readonly string[];
  onFailure?: (service: string, error: Error, requestId: string) => void;
}

/** Returns a function that passes a request on to its service. `path` is the path at the service, with the query. */
export function createProxy(options: ProxyOptions) {
  const { limits, bodySpaceBytes, uploads, replicas, trustProxy, languages, extraHeaders, onFailure } =
    options;
  const places = new UploadPlaces(uploads, replicas);
  const bodies = new Room({ all: bodySpaceBytes, each: bodySpaceBytes / 2 });
  const answers = new WaitingAnswers(options.reading);
  return (req: IncomingMessage, res: ServerResponse, upstream: Upstream, path: string, requestId: string) => {
    const arrived = performance.now();
    const headers = forwardedHeaders(req, { requestId, trustProxy, languages });
    const multipart = isMultipart(req);
    const address = clientAddress(req, trustProxy);
    const lane = laneOf(path.split('?', 1)[0] ?? '', { sendsFiles: multipart });
    const send = (body: Buffer | Readable | null) => {
      const exchange = new Exchange({
        res,
        upstream,
        lane,
        requestId,
        arrived,
        waiting: answers.enter(networkOf(address), res),
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
    req.once('timeout', () => refuse(res, refusals.timedOut, requestId));
    const refuseFor = (error: Error) => {
      if (error instanceof BodyTooLarge) refuseBody(req, res, requestId);
      if (error instanceof BodyWithoutRoom) refuseBody(req, res, requestId, refusals.tooManyBodies);
    };
    if (!multipart) {
      let stay: Stay | undefined;
      const enter = (end: () => void) => {
        stay = bodies.enter(networkOf(address), end);
        return stay;
      };
      res.once('close', () => stay?.leave());
      readWhole(req, limit, enter).then(send, refuseFor);
      return;
    }
    const body = countedStream(req, limit);
    const giveBack = places.take(req, address, () => {
      refuseBody(req, res, requestId, refusals.tooManyUploads);
      body.destroy(new BodyCutOff());
    });
    if (!giveBack) {
      body.destroy();
      return refuseBody(req, res, requestId, refusals.tooManyUploads);
    }
    res.once('close', giveBack);
    if (length !== undefined) headers.push('content-length', String(length));
    body.once('error', refuseFor);
    send(body);
  };
}

/**
 * Sends the refusal and goes on reading until `endRestOfBody` ends the connection: closing at once would lose the
 * answer.
 */
export function refuseBody(
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  refusal: Refusal = refusals.tooLarge,
): void {
  refuse(res, refusal, requestId);
  req.resume();
}
