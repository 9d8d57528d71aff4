import type Koa from 'koa';
import type { HttpMetrics } from '../metrics';
import { builtAs, newerVersion } from './built-as';

/** Checks by name: each resolves while the checked thing works, and throws when it does not. */
export type Checks = Record<string, () => Promise<unknown>>;

export interface ProbeOptions {
  name: string;
  version: string;
  contracts?: Record<string, string>;
  needs?: Record<string, string>;
  checks?: Checks;
  metrics: HttpMetrics;
  checkTimeoutMs?: number;
}

/** /healthz, /readyz, /metrics and /version. */
export function probes({
  name,
  version,
  contracts,
  needs,
  checks = {},
  metrics,
  checkTimeoutMs = 2000,
}: ProbeOptions): Koa.Middleware {
  const about = {
    name,
    version: newerVersion(version, contracts?.[name]),
    ...(contracts && { contracts }),
    ...(needs && { needs }),
    ...builtAs(),
  };
  const answers: Record<string, (ctx: Koa.Context) => Promise<void> | void> = {
    '/healthz': (ctx) => {
      ctx.body = { status: 'ok' };
    },
    '/version': (ctx) => {
      ctx.body = about;
    },
    '/metrics': async (ctx) => {
      ctx.body = await metrics.text();
      ctx.type = metrics.contentType;
    },
    '/readyz': async (ctx) => {
      const problems = await problemsOf(checks, checkTimeoutMs);
      if (problems.length === 0) ctx.body = { status: 'ready' };
      else {
        ctx.status = 503;
        ctx.set('Retry-After', '2');
        ctx.body = {
          message: `Not ready: ${problems.map(describeProblem).join(', ')}`,
          not_ready: problems.map(({ name }) => name),
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

/**
 * A check failed for a reason that operators may read. The text of other errors may hold addresses and names and is
 * hidden.
 */
export class NotReady extends Error {}

interface Problem {
  name: string;
  why?: string | undefined;
}

const describeProblem = ({ name, why }: Problem) => (why ? `${name} (${why})` : name);

async function problemsOf(checks: Checks, timeoutMs: number): Promise<Problem[]> {
  const outcomes = await Promise.all(
    Object.entries(checks).map(([name, check]) =>
      inTime(check, timeoutMs).then(
        () => undefined,
        (error: unknown): Problem => ({ name, why: error instanceof NotReady ? error.message : undefined }),
      ),
    ),
  );
  return outcomes.filter((problem) => problem !== undefined);
}

function inTime(check: () => Promise<unknown>, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), timeoutMs);
    Promise.resolve(check())
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
