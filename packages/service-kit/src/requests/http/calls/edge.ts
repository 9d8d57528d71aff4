import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { Logger } from '../../../base/logging';
import { errorAnswer, readyStatuses, type Statuses, writeErrorAnswer } from '../answers/error-answer';
import { type SentenceTables, translateResponses } from '../answers/translated';
import type { HttpMetrics } from '../metrics';

export interface EdgeOptions {
  logger: Logger;
  metrics: HttpMetrics;
  statuses?: Statuses;
  /** Translations of the service's sentences, besides those of this package. */
  sentences?: readonly SentenceTables[];
}

const apiHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** The status that proxies log when the client disconnected before the answer. */
const clientWentAway = 499;

/** Makes `ctx.log` only when a handler first uses it; most handlers never do. */
export function addRequestLogger(app: Koa, logger: Logger): void {
  const ownLog = Symbol('log');
  Object.defineProperty(app.context, 'log', {
    get(this: Koa.Context) {
      this[ownLog] ??= logger.child({ request_id: this.requestId });
      return this[ownLog];
    },
  });
}

/**
 * The outermost middleware: request id, security headers, one access line, one measurement, and the one place where
 * errors become answers, translated into the caller's language. It logs the route's pattern (`ctx.state.route`),
 * because the raw path may hold private data.
 */
export function edge({ logger, metrics, statuses = {}, sentences }: EdgeOptions): Koa.Middleware {
  const applyWords = translateResponses(sentences);
  const allStatuses = { ...readyStatuses, ...statuses };

  function report(ctx: Koa.Context, started: number): void {
    const milliseconds = performance.now() - started;
    const route = ctx.state.route ?? 'none';
    const { method } = ctx;
    // Koa's status is 404 until an answer is set: a client that disconnected earlier must not be logged as 404.
    const status = ctx.res.headersSent ? ctx.status : clientWentAway;
    metrics.observe(method, route, status, milliseconds / 1000);
    const line = { method, route, status, ms: Math.round(milliseconds * 10) / 10, request_id: ctx.requestId };
    if (ctx.state.quiet) logger.debug(line, 'request');
    else logger.info(line, 'request');
  }

  return async (ctx, next) => {
    const started = performance.now();
    ctx.requestId = requestIdOf(ctx.req);
    const before = waitedBefore(ctx.req);
    ctx.waitedMs = () => Math.min(before + performance.now() - started, waitedMostMs);
    ctx.res.setHeader('X-Request-Id', ctx.requestId);
    for (const name in apiHeaders) ctx.res.setHeader(name, apiHeaders[name] as string);
    ctx.res.once('close', () => report(ctx, started));
    try {
      await next();
    } catch (error) {
      const answer = errorAnswer(error, allStatuses);
      if (answer.unexpected) ctx.log.error({ err: error, route: ctx.state.route }, 'request failed');
      writeErrorAnswer(ctx, answer);
    }
    applyWords(ctx);
  };
}

/** Closes the connection when a body fails while it is sent, so that no client takes a part for the whole. */
export function answerBrokenStreams(app: Koa): void {
  app.context.onerror = function onBrokenStream(this: Koa.Context, error: Error | null) {
    if (!error) return;
    if (this.headerSent || !this.writable) {
      this.res.destroy();
      return;
    }
    this.log.error({ err: error, route: this.state.route }, 'answer failed');
    const answer = errorAnswer(error, readyStatuses);
    const body = JSON.stringify({ ...answer.body, request_id: this.requestId });
    this.res.statusCode = answer.status;
    for (const name of ['Content-Disposition', 'Content-Encoding', 'ETag', 'Last-Modified'])
      this.res.removeHeader(name);
    this.res.setHeader('Content-Type', 'application/json; charset=utf-8');
    this.res.setHeader('Content-Length', Buffer.byteLength(body));
    this.res.end(body);
  } as Koa.Context['onerror'];
}

const waitedMostMs = 15 * 60 * 1000;

/** Milliseconds that the gateway had the request. The gateway removes this header from what clients send. */
function waitedBefore(request: IncomingMessage): number {
  const given = request.headers['x-waited-ms'];
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : 0;
}

const fitForLogs = /^[\w.-]{8,64}$/;

/** The caller's id where it is fit for a log line, else a new id. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && fitForLogs.test(given) ? given : randomUUID();
}
