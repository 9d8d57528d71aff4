import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { type Refusal, refusals, refuse } from '../answers/refuse';
import { isServicePage } from '../routing/owners';
import { BodyCutOff, BodyTooLarge } from './body';
import { answerHeaders, headerIn } from './headers';
import type { Target, Upstream } from './upstream';

export interface Outgoing {
  method: string;
  path: string;
  headers: string[];
  body: Buffer | Readable | null;
}

export interface ExchangeOptions {
  res: ServerResponse;
  upstream: Upstream;
  outgoing: Outgoing;
  requestId: string;
  /** Added to every answer, as a flat list of names and values. */
  extraHeaders: readonly string[];
  /** Called with the reason why the service could not answer. */
  onFailure?: (error: Error) => void;
}

type Controller = Dispatcher.DispatchController;

const neverSent = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const tries = 2;

/** Takes one request to a service and brings the answer back, chunk by chunk. */
export class Exchange implements Dispatcher.DispatchHandler {
  private controller: Controller | undefined;
  private target: Target | undefined;
  private tried = 0;
  private clientGone = false;

  constructor(private readonly options: ExchangeOptions) {}

  /** Call it when the client's connection is finished, answered or not. */
  clientLeft(): void {
    if (this.options.res.writableFinished) return;
    this.clientGone = true;
    this.controller?.abort(new Error('the client went away'));
  }

  attempt(): void {
    const { upstream, outgoing } = this.options;
    this.target = upstream.pick();
    if (!this.target) {
      this.refuse(refusals.unavailable);
      return;
    }
    this.tried += 1;
    const { pool, uploads } = this.target;
    const way = outgoing.body === null || Buffer.isBuffer(outgoing.body) ? pool : uploads;
    way.dispatch(outgoing as Dispatcher.DispatchOptions, this);
  }

  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.clientGone) controller.abort(new Error('the client went away'));
  }

  onResponseStart(controller: Controller, status: number): void {
    if (status < 200) return;
    const { res, requestId, extraHeaders, outgoing } = this.options;
    this.target?.circuit.succeeded();
    if (res.headersSent || res.destroyed) return;
    const headers = answerHeaders((controller.rawHeaders ?? []) as Buffer[], extraHeaders);
    headers.push('x-request-id', requestId);
    const isHtml = headerIn(headers, 'content-type')?.startsWith('text/html');
    if (isHtml && !isServicePage(pathOf(outgoing))) {
      controller.abort(new Error('a page is no answer of the API'));
      return;
    }
    res.writeHead(status, headers as unknown as Record<string, string>);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    const { res } = this.options;
    if (res.destroyed || res.write(chunk)) return;
    controller.pause();
    res.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.options.res.end();
  }

  onResponseError(_controller: Controller, error: Error): void {
    const { res, onFailure } = this.options;
    if (this.clientGone || res.destroyed || error instanceof BodyCutOff) return;
    if (error instanceof BodyTooLarge) {
      this.refuse(refusals.tooLarge);
      return;
    }
    onFailure?.(error);
    if (isOutage(error)) this.target?.circuit.failed();
    // Half of the answer has been sent: only a closed connection can say that the rest is missing.
    if (res.headersSent) res.destroy();
    else if (this.mayTryAgain(error)) this.attempt();
    else this.refuse(isOutage(error) ? refusals.unavailable : broken);
  }

  private mayTryAgain(error: Error): boolean {
    const { outgoing } = this.options;
    if (this.tried >= tries) return false;
    const body = outgoing.body;
    if (body !== null && !Buffer.isBuffer(body)) return false;
    if (neverSent.has(codeOf(error))) return true;
    const safe = outgoing.method === 'GET' || outgoing.method === 'HEAD';
    return safe && isOutage(error) && codeOf(error) !== 'UND_ERR_HEADERS_TIMEOUT';
  }

  private refuse(refusal: Refusal): void {
    const { res, requestId, outgoing } = this.options;
    refuse(res, refusal, requestId);
    // A body that nobody reads any more is drained: left unread it would block the connection's next request.
    if (outgoing.body && !Buffer.isBuffer(outgoing.body)) outgoing.body.destroy();
  }
}

const pathOf = ({ path }: Outgoing): string => path.split('?', 1)[0] ?? '';

const broken: Refusal = { status: 500, message: 'Something went wrong. Please try again.' };

const outages = new Set([
  ...neverSent,
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);

function isOutage(error: Error): boolean {
  return outages.has(codeOf(error));
}

/** A failed connection may carry several errors, for each address that was tried. */
function codeOf(error: Error & { code?: string; errors?: { code?: string }[] }): string {
  return error.code ?? error.errors?.[0]?.code ?? '';
}
