import type { Context } from 'koa';
import { NotSignedIn } from '../../base/errors';
import { message } from '../../base/messages';
import { type Actor, FILE_COOKIE, FILES_SCOPE, LEFT_COOKIE, MARK_COOKIE } from './actor';
import { actorOf } from './claims';
import type { PublicKeys } from './keys';
import { type TokenPlace, tokenVerifier } from './passport';
import { countsStill, isNew, type Proofs } from './proofs';
import type { EndedSessions } from './revocations';
import { verifiedTokens } from './verified-tokens';

export interface Authenticator {
  /** The actor of the bearer token. @throws NotSignedIn when it is missing or not (or no longer) valid */
  byToken(ctx: Context): Promise<Actor>;
  /** The actor of the file cookie, which is accepted for GET alone. @throws NotSignedIn as `byToken` does */
  byFileCookie(ctx: Context): Promise<Actor>;
  /** Checks again an actor who was accepted a while ago. @throws NotSignedIn when the session has ended since */
  refuseEnded(actor: Actor): Promise<void>;
  /** Whether the actor has proven the password lately, at the sign-in or afterwards. */
  hasProof(actor: Actor): Promise<boolean>;
}

export interface AuthenticatorOptions {
  keys: PublicKeys;
  ended: EndedSessions;
  /** The source of password proofs after the sign-in; without it the sign-in alone counts. */
  proofs?: Proofs;
}

/**
 * Verifies tokens by the issuer's public keys and refuses tokens of ended sessions. The token of a file cookie opens
 * nothing but files.
 */
export function createAuthenticator({ keys, ended, proofs }: AuthenticatorOptions): Authenticator {
  const verify = tokenVerifier(keys);
  const known = verifiedTokens();

  async function actorAt(ctx: Context, place: TokenPlace, token: string | undefined): Promise<Actor> {
    if (!token) throw new NotSignedIn();
    const actor = known.get(token) ?? (await verified(ctx, place, token));
    if ((actor.scope === FILES_SCOPE) !== (place === 'file-cookie')) throw new NotSignedIn();
    await refuseEnded(actor);
    return actor;
  }

  async function refuseEnded({ sessionId }: Actor): Promise<void> {
    await ended.known?.();
    if (ended.has(sessionId)) throw new NotSignedIn(message('sessionEnded'));
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
      const readable = (ctx.method === 'GET' || ctx.method === 'HEAD') && !wasLeft(ctx);
      return actorAt(ctx, 'file-cookie', readable ? ctx.cookies.get(FILE_COOKIE) : undefined);
    },
    refuseEnded,
    async hasProof(actor) {
      const now = new Date();
      return isNew(actor, now) || countsStill(await proofs?.(actor.sessionId), now);
    },
  };
}

/** Whether the person signed out of this cookie's session while the server could not be reached. */
function wasLeft({ cookies }: Context): boolean {
  const left = cookies.get(LEFT_COOKIE);
  return Boolean(left) && left === cookies.get(MARK_COOKIE);
}

function bearerOf(ctx: Context): string | undefined {
  return /^Bearer (\S+)$/i.exec(ctx.req.headers.authorization ?? '')?.[1];
}
