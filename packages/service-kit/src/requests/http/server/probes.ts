import type Koa from 'koa';
import type { HttpMetrics } from './metrics';

/** By name: a function that resolves while the thing works, and throws when it does not. */
export type Checks = Record<string, () => Promise<unknown>>;

export interface ProbeOptions {
  name: string;
  version: string;
  contracts?: Record<string, string>;
  checks?: Checks;
  metrics: HttpMetrics;
  checkTimeoutMs?: number;
}

/** /healthz, /readyz, /metrics and /version. */
export function probes({
  name,
  version,
  contracts,
  checks = {},
  metrics,
  checkTimeoutMs = 2000,
}: ProbeOptions): Koa.Middleware {
  const answers: Record<string, (ctx: Koa.Context) => Promise<void> | void> = {
    '/healthz': (ctx) => {
      ctx.body = { status: 'ok' };
    },
    '/version': (ctx) => {
      ctx.body = { name, version, ...(contracts && { contracts }) };
    },
    '/metrics': async (ctx) => {
      ctx.body = await metrics.text();
      ctx.type = metrics.contentType;
    },
    '/readyz': async (ctx) => {
      const silent = await whatDoesNotAnswer(checks, checkTimeoutMs);
      if (silent.length === 0) ctx.body = { status: 'ready' };
      else {
        ctx.status = 503;
        ctx.set('Retry-After', '2');
        ctx.body = {
          message: `Not ready: ${silent.join(', ')}`,
          not_ready: silent,
          request_id: ctx.requestId,
        };
      }
    },
  };
  return (ctx, next) => {
    const answer = ctx.method === 'GET' || ctx.method === 'HEAD' ? answers[ctx.path] : undefined;
    if (!answer) return next();
    ctx.state.route = ctx.path;
    ctx.state.quiet = true;
    return answer(ctx);
  };
}

async function whatDoesNotAnswer(checks: Checks, timeoutMs: number): Promise<string[]> {
  const names = Object.keys(checks);
  const outcomes = await Promise.allSettled(names.map((name) => inTime(checks[name], timeoutMs)));
  return names.filter((_, index) => outcomes[index]?.status === 'rejected');
}

function inTime(check: (() => Promise<unknown>) | undefined, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), timeoutMs);
    Promise.resolve(check?.())
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
