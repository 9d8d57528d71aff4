import { timingSafeEqual } from 'node:crypto';
import { FILE_COOKIE, XSRF_COOKIE, XSRF_HEADER } from '@portal/contract-svc-auth-v1';
import type { Actor, Authenticator } from '@portal/service-kit/auth';
import { Forbidden, NotSignedIn } from '@portal/service-kit/errors';
import type { Context } from 'koa';
import { SessionOver } from '../errors';
import type { Service } from '../service';
import type { TokenScope } from './tokens';

type Needs = Pick<Service, 'tokens' | 'stores' | 'clock'>;

/** Here tokens are held against the sessions themselves, not against the feed of ended ones. */
export function createAuthenticator(service: Needs): Authenticator {
  return {
    byToken: (ctx) => actorOf(service, bearerOf(ctx), (scope) => scope !== 'files'),
    byFileCookie: (ctx) => actorOf(service, ctx.cookies.get(FILE_COOKIE), (scope) => scope === 'files'),
  };
}

async function actorOf(
  { tokens, stores, clock }: Needs,
  token: string | undefined,
  fits: (scope: TokenScope) => boolean,
): Promise<Actor> {
  if (!token) throw new NotSignedIn();
  const claims = await tokens.read(token);
  if (!claims || !fits(claims.scope)) throw new SessionOver();
  if (!(await stores.sessions.live(claims.sessionId, clock()))) throw new SessionOver();
  const { personId, role, scope, sessionId, resource } = claims;
  return resource === null
    ? { personId, role, scope, sessionId }
    : { personId, role, scope, sessionId, resource };
}

function bearerOf(ctx: Context): string | undefined {
  return /^Bearer (\S+)$/i.exec(ctx.get('Authorization'))?.[1];
}

/**
 * Who signs out: the bearer's session, or the file cookie's when the page proves by the XSRF header that it is ours.
 */
export async function actorWhoLeaves(authenticator: Authenticator, ctx: Context): Promise<Actor> {
  if (ctx.get('Authorization') || !ctx.cookies.get(FILE_COOKIE)) return authenticator.byToken(ctx);
  const expected = Buffer.from(ctx.cookies.get(XSRF_COOKIE) ?? '');
  const given = Buffer.from(ctx.get(XSRF_HEADER));
  if (expected.length === 0 || expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new Forbidden('This request did not come from the portal.');
  }
  return authenticator.byFileCookie(ctx);
}
