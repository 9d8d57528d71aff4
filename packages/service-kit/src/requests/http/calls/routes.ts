import Router, { type RouterContext, type RouterMiddleware } from '@koa/router';
import type Koa from 'koa';
import { NotFound } from '../../../base/errors';
import { message } from '../../../base/messages';
import type { AnyCall, CallContext } from '../call';
import { type GuardOptions, guardOf } from './guard';
import { inputReader } from './input';

export interface RouteOptions extends GuardOptions {
  calls: AnyCall[];
  bodyLimitBytes: number;
}

/** The routes of all calls; a literal path comes before a path with a placeholder. */
export function routes({ calls, bodyLimitBytes, ...guards }: RouteOptions): Koa.Middleware[] {
  const router = new Router();
  for (const call of [...calls].sort(moreDefiniteFirst)) {
    router[call.method](call.path, handlerOf(call, bodyLimitBytes, guards));
  }
  return [router.routes() as Koa.Middleware, unknownRoute];
}

function handlerOf(call: AnyCall, bodyLimitBytes: number, guards: GuardOptions): RouterMiddleware {
  const guard = guardOf(call, guards);
  const read = inputReader(call, bodyLimitBytes);
  return async (ctx: RouterContext) => {
    ctx.state.route = call.path;
    ctx.actor = await guard(ctx);
    ctx.refuseEnded = async () => {
      if (ctx.actor) await guards.authenticator?.refuseEnded(ctx.actor);
    };
    ctx.input = await read(ctx, ctx.params);
    // The files of a form may take minutes to arrive, and the session may end meanwhile.
    if (call.input?.multipart) await ctx.refuseEnded();
    await call.handle(ctx as unknown as CallContext<typeof call.auth>);
  };
}

/** Answers 405 for a path that exists under another method, else 404. */
function unknownRoute(ctx: Koa.Context): void {
  const matched: { methods: string[] }[] = ctx.matched ?? [];
  const allowed = [...new Set(matched.flatMap((layer) => layer.methods))];
  if (allowed.length === 0) throw new NotFound(message('noSuchAddress'));
  ctx.status = 405;
  ctx.set('Allow', allowed.join(', '));
  ctx.body = { message: message('methodsTaken', { methods: allowed }), request_id: ctx.requestId };
}

/**
 * The rank of a path's missing segment: shorter paths come first, so that the order is defined for paths of any length.
 */
const ended = -1;

export function moreDefiniteFirst(a: Pick<AnyCall, 'path'>, b: Pick<AnyCall, 'path'>): number {
  const left = a.path.split('/').map(placeholderRank);
  const right = b.path.split('/').map(placeholderRank);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? ended) - (right[index] ?? ended);
    if (difference !== 0) return difference;
  }
  return 0;
}

function placeholderRank(segment: string): number {
  if (segment.includes('*')) return 2;
  return segment.includes(':') ? 1 : 0;
}
