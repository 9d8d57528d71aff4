import type { ProgramScope } from '@portal/contract-svc-auth-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { endSessions } from '../../accounts/sessions/end';
import { actingAmong } from '../../accounts/staff/acting';
import { SessionOver } from '../../platform/errors';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { hashOf, newSecret } from './secret';
import type { AccessToken } from './store';

export interface NewToken {
  name: string;
  scopes: ProgramScope[];
  /** Days for which the token is valid. */
  days: number;
}

const most = 50;
const dayMs = 86_400_000;

/** A token with its maker's name. */
export interface ListedToken extends AccessToken {
  maker: string;
}

export async function listTokens({ stores }: Service): Promise<ListedToken[]> {
  const tokens = await stores.accessTokens.all();
  const names = new Map((await stores.people.staff()).map(({ id, name }) => [id, name]));
  return tokens.map((token) => ({ ...token, maker: names.get(token.personId) ?? '' }));
}

/** Makes a token; its secret is shown this once. @throws Conflict when there are too many, SessionOver */
export async function makeToken(
  service: Service,
  { personId: makerId, sessionId }: { personId: number; sessionId: string },
  { name, scopes, days }: NewToken,
): Promise<{ token: ListedToken; secret: string }> {
  const now = service.clock();
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const token = await service.stores.transaction(async (stores) => {
    const maker = actingAmong(await stores.people.lockStaff(), makerId, 'manageIntegrations');
    // A token outlives the session: whoever signed its maker out had the staff locked, and ended the tokens that were there.
    if (!(await stores.sessions.live(sessionId, now))) throw new SessionOver();
    if ((await stores.accessTokens.countLive(now)) >= most)
      throw new Conflict(message('tokensMost', { most }));
    const made = { personId: makerId, name, scopes, expiresAt, tokenHash: hashOf(secret) };
    const id = await stores.accessTokens.insert(made, now);
    const details = { scopes, until: expiresAt.toISOString() };
    await stores.events.add({ kind: 'token_made', ...eventOf(maker, id), details }, now);
    const stored = await stores.accessTokens.byId(id);
    if (!stored) throw new Error('the token was not stored');
    return { ...stored, maker: maker.name };
  });
  return { token, secret };
}

/** Ends a token and all sessions that programs opened with it, everywhere at once. @throws NotFound */
export async function endToken(service: Service, actorId: number, id: number): Promise<void> {
  await endSessions(service, async (stores) => {
    const now = service.clock();
    const actor = actingAmong(await stores.people.lockStaff(), actorId, 'manageIntegrations');
    if (!(await stores.accessTokens.end(id, now))) throw new NotFound(message('tokenEnded'));
    await stores.events.add({ kind: 'token_ended', ...eventOf(actor, id) }, now);
    return stores.sessions.endAllOfToken(id, now);
  });
}

export const eventOf = ({ id, role }: { id: number; role: string }, tokenId: number) => ({
  actor: { personId: id, role },
  subject: { kind: 'token', id: tokenId },
});
