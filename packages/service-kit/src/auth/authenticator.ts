import type { Context } from 'koa';
import { NotSignedIn } from '../errors';
import { type Actor, FILE_COOKIE, FILES_SCOPE } from './actor';
import { actorOf } from './claims';
import type { PublicKeys } from './keys';
import { type TokenPlace, tokenVerifier } from './passport';
import type { EndedSessions } from './revocations';
import { verifiedTokens } from './verified-tokens';

export interface Authenticator {
  /** The actor of the bearer token; NotSignedIn when there is none, or it is not (or no longer) valid. */
  byToken(ctx: Context): Promise<Actor>;
  /** The actor of the file cookie, read on GET alone; NotSignedIn as above. */
  byFileCookie(ctx: Context): Promise<Actor>;
}

export interface AuthenticatorOptions {
  keys: PublicKeys;
  ended: EndedSessions;
}

/** Verifies by the issuer's public keys and refuses tokens of ended sessions. A files token opens files, nothing else. */
export function createAuthenticator({ keys, ended }: AuthenticatorOptions): Authenticator {
  const verify = tokenVerifier(keys);
  const known = verifiedTokens();

  async function actorAt(ctx: Context, place: TokenPlace, token: string | undefined): Promise<Actor> {
    if (!token) throw new NotSignedIn();
    const actor = known.get(token) ?? (await verified(ctx, place, token));
    if ((actor.scope === FILES_SCOPE) !== (place === 'file-cookie')) throw new NotSignedIn();
    await ended.known?.();
    if (ended.has(actor.sessionId)) throw new NotSignedIn('Your session has ended. Please sign in again.');
    return actor;
  }

  async function verified(ctx: Context, place: TokenPlace, token: string): Promise<Actor> {
    const payload = await verify(ctx, place);
    const actor = actorOf(payload);
    if (!actor) throw new NotSignedIn();
    known.add(token, actor, (payload.exp ?? 0) * 1000);
    return actor;
  }

  return {
    byToken: (ctx) => actorAt(ctx, 'bearer', bearerOf(ctx)),
    byFileCookie: (ctx) => {
      const readable = ctx.method === 'GET' || ctx.method === 'HEAD';
      return actorAt(ctx, 'file-cookie', readable ? ctx.cookies.get(FILE_COOKIE) : undefined);
    },
  };
}

function bearerOf(ctx: Context): string | undefined {
  return /^Bearer (\S+)$/i.exec(ctx.req.headers.authorization ?? '')?.[1];
}
