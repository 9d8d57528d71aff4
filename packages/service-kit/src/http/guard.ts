import { createHash, timingSafeEqual } from 'node:crypto';
import type Koa from 'koa';
import type { Actor } from '../auth/actor';
import { FILE_COOKIE, FILES_SCOPE } from '../auth/actor';
import type { Authenticator } from '../auth/authenticator';
import { Forbidden, NotFound } from '../errors';
import type { AnyCall } from './call';

export interface GuardOptions {
  authenticator?: Authenticator;
  serviceCredential?: string;
}

export type Guard = (ctx: Koa.Context) => Promise<Actor | undefined>;

/** Lets through whom the call is for; made once per call. */
export function guardOf(call: AnyCall, { authenticator, serviceCredential }: GuardOptions): Guard {
  if (call.auth === 'public') return async () => undefined;
  if (call.auth === 'internal') return internalGuard(call, serviceCredential);
  if (!authenticator) throw new Error(`${call.id} needs an authenticator`);
  const identify = identifier(call.auth, authenticator);
  return async (ctx) => {
    const actor = await identify(ctx);
    if (call.roles && !call.roles.includes(actor.role)) throw new Forbidden();
    if (call.scopes && actor.scope !== FILES_SCOPE && !call.scopes.includes(actor.scope))
      throw new Forbidden();
    return actor;
  };
}

function identifier(
  auth: AnyCall['auth'],
  authenticator: Authenticator,
): (ctx: Koa.Context) => Promise<Actor> {
  if (auth === 'file-cookie') return (ctx) => authenticator.byFileCookie(ctx);
  if (auth === 'token') return (ctx) => authenticator.byToken(ctx);
  return (ctx) =>
    !ctx.req.headers.authorization && ctx.cookies.get(FILE_COOKIE)
      ? authenticator.byFileCookie(ctx)
      : authenticator.byToken(ctx);
}

function internalGuard(call: AnyCall, credential: string | undefined): Guard {
  if (!credential) throw new Error(`${call.id} is internal and needs a service credential`);
  const expected = digest(`Service ${credential}`);
  return async (ctx) => {
    if (!timingSafeEqual(digest(ctx.get('Authorization')), expected)) throw new NotFound();
    return undefined;
  };
}

/** Equal lengths, so that a comparison tells nothing by its time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
