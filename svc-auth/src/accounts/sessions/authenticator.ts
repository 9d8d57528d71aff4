import { timingSafeEqual } from 'node:crypto';
import { XSRF_COOKIE, XSRF_HEADER } from '@portal/contract-svc-auth-v1';
import {
  type Actor,
  type Authenticator,
  createAuthenticator as byPublicKeys,
  countsStill,
  FILE_COOKIE,
  FILES_SCOPE,
} from '@portal/service-kit/auth';
import { Forbidden } from '@portal/service-kit/errors';
import type { Context } from 'koa';
import { SessionOver } from '../../platform/errors';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';

type Needs = Pick<Service, 'tokens' | 'stores' | 'clock'>;

/** Authenticates like the other services, but reads a session from the table instead of following ended sessions. */
export function createAuthenticator(service: Needs): Authenticator {
  const verifier = byPublicKeys({ keys: service.tokens.publicKeys, ended: { has: () => false } });
  return {
    byToken: async (ctx) => live(service, await verifier.byToken(ctx)),
    byFileCookie: async (ctx) => live(service, await verifier.byFileCookie(ctx)),
    refuseEnded: async (actor) => {
      await live(service, actor);
    },
    async hasProof({ sessionId }) {
      const now = service.clock();
      return countsStill(await service.stores.sessions.provenAt(sessionId, now), now);
    },
  };
}

async function live({ stores, clock }: Needs, actor: Actor | undefined): Promise<Actor> {
  if (!actor || !(await stores.sessions.live(actor.sessionId, clock()))) throw new SessionOver();
  return actor;
}

/**
 * Returns the session to sign out: that of the bearer token, or that of the file cookie when the XSRF header proves
 * that the request comes from a page of the portal.
 */
export async function actorWhoLeaves(
  service: Needs,
  authenticator: Authenticator,
  ctx: Context,
): Promise<Actor> {
  const fileToken = ctx.cookies.get(FILE_COOKIE);
  if (ctx.get('Authorization') || !fileToken) {
    const actor = await authenticator.byToken(ctx);
    // A program never signed in: its sign-out would be recorded as one by the person who made its token.
    if (actor.program) throw new Forbidden();
    return actor;
  }
  if (!xsrfHeaderFits(ctx)) throw new Forbidden(message('notFromPortal'));
  const actor = await service.tokens.read(fileToken);
  return live(service, actor?.scope === FILES_SCOPE ? actor : undefined);
}

function xsrfHeaderFits(ctx: Context): boolean {
  const expected = Buffer.from(ctx.cookies.get(XSRF_COOKIE) ?? '');
  const given = Buffer.from(ctx.get(XSRF_HEADER));
  return expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given);
}
