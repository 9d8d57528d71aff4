import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { outageOf } from '@portal/service-kit/circuit';
import type { Dispatcher } from '@portal/service-kit/outgoing';
import { type Refusal, refusals, refuse } from '../answers/refuse';
import { message } from '../messages';
import type { LaneName } from '../routing/lanes';
import { isServicePage } from '../routing/owners';
import { checkedHeaders } from './answer-rules';
import { BodyCutOff, BodyTooLarge } from './body';
import type { Lane, Upstream } from './upstream';
import type { WaitingAnswer } from './waiting-answers';

export interface Outgoing {
  method: string;
  path: string;
  headers: string[];
  body: Buffer | Readable | null;
}

export interface ExchangeOptions {
  res: ServerResponse;
  upstream: Upstream;
  lane: LaneName;
  outgoing: Outgoing;
  requestId: string;
  /** When the request's first bytes arrived, by `performance.now()`. */
  arrived: number;
  /** The bytes of the answer that the client has not read yet. */
  waiting: WaitingAnswer;
  /** Added to every answer, as a flat list of names and values. */
  extraHeaders: readonly string[];
  /** Called with the reason why the service could not answer. */
  onFailure?: (error: Error) => void;
}

type Controller = Dispatcher.DispatchController;

const tries = 2;

/** Passes one request on to a service and streams the answer back. */
export class Exchange implements Dispatcher.DispatchHandler {
  private controller: Controller | undefined;
  private lane: Lane | undefined;
  private tried = 0;
  private clientGone = false;

  constructor(private readonly options: ExchangeOptions) {}

  /** Must be called when the client's connection is finished, whether or not it was answered. */
  clientLeft(): void {
    if (this.options.res.writableFinished) return;
    this.clientGone = true;
    this.controller?.abort(new Error('the client went away'));
  }

  attempt(): void {
    const { upstream, outgoing, arrived } = this.options;
    this.lane = upstream.pick(this.options.lane);
    if (!this.lane) {
      this.refuse(refusals.unavailable);
      return;
    }
    this.tried += 1;
    // A duration, not a time of day, because the clocks of machines differ.
    const waited = String(Math.round(performance.now() - arrived));
    const headers = [...outgoing.headers, 'x-waited-ms', waited];
    this.lane.pool.dispatch({ ...outgoing, headers } as Dispatcher.DispatchOptions, this);
  }

  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.clientGone) controller.abort(new Error('the client went away'));
  }

  onResponseStart(controller: Controller, status: number): void {
    if (status < 200) return;
    const { res, requestId } = this.options;
    this.lane?.circuit.answered();
    if (res.headersSent || res.destroyed) return;
    try {
      const headers = this.headersOf((controller.rawHeaders ?? []) as Buffer[]);
      headers.push('x-request-id', requestId);
      res.writeHead(status, headers as unknown as Record<string, string>);
    } catch (error) {
      controller.abort(error as Error);
    }
  }

  private headersOf(raw: readonly Buffer[]): string[] {
    const { upstream, outgoing, extraHeaders } = this.options;
    return checkedHeaders(raw, {
      isRegistered: upstream.isRegistered,
      mayBePage: isServicePage(pathOf(outgoing)),
      extra: extraHeaders,
    });
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    const { res, waiting } = this.options;
    if (res.destroyed || res.write(chunk) || waiting.mayGrow()) return;
    controller.pause();
    // Deferred: several answers may share one connection, and one can drain while bytes of another are still arriving.
    res.once('drain', () => setImmediate(() => controller.resume()));
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
    this.noteOutage(error);
    // Half of the answer has been sent: only a closed connection can signal that the rest is missing.
    if (res.headersSent) res.destroy();
    else if (this.mayTryAgain(error)) this.attempt();
    else this.refuse(outageOf(error) ? refusals.unavailable : broken);
  }

  /** A call that merely takes too long is no sign of an outage, and must not close the circuit for other calls. */
  private noteOutage(error: Error): void {
    const outage = outageOf(error);
    if (outage === 'unreachable') this.lane?.circuit.unreachable();
    else if (outage) this.lane?.circuit.doubted();
  }

  private mayTryAgain(error: Error): boolean {
    const { outgoing } = this.options;
    if (this.tried >= tries) return false;
    const body = outgoing.body;
    if (body !== null && !Buffer.isBuffer(body)) return false;
    if (outageOf(error) === 'unreachable') return true;
    const safe = outgoing.method === 'GET' || outgoing.method === 'HEAD';
    return safe && outageOf(error) === 'unanswered' && !isTimeout(error);
  }

  private refuse(refusal: Refusal): void {
    const { res, requestId, outgoing } = this.options;
    refuse(res, refusal, requestId);
    // An unread body would block the next request on this connection, so it is drained.
    if (outgoing.body && !Buffer.isBuffer(outgoing.body)) outgoing.body.destroy();
  }
}

const pathOf = ({ path }: Outgoing): string => path.split('?', 1)[0] ?? '';

const broken: Refusal = { status: 500, message: message('broken') };

const isTimeout = (error: Error & { code?: string }) => error.code === 'UND_ERR_HEADERS_TIMEOUT';
