import { DomainError } from '@portal/service-kit/errors';
import { networkOf } from '@portal/service-kit/network';
import { bucket, type Limit } from '../../accounts/attempts/limits';
import { newSession, type Session } from '../../accounts/sessions/session';
import { worksWith } from '../../accounts/staff/policy';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { eventOf } from './manage';
import { hashOf } from './secret';
import { type AccessToken, isLive } from './store';

const quarter = 15 * 60_000;
const perToken: Limit = { name: 'sessions of a token', most: 60, windowMs: quarter };
const wrongPerNetwork: Limit = { name: 'wrong token', most: 60, windowMs: quarter };

/** Thrown for a token that does not exist or has ended; the answer does not show which. */
export class WrongToken extends DomainError {
  constructor() {
    super('WrongToken', message('tokenWrong'));
  }
}

export interface ProgramSession {
  bearer: string;
  session: Session;
  scopes: string[];
}

/**
 * Opens a session of a quarter of an hour for a program with an access token. The session has the role of the person
 * who made the token and allows only the calls of the token's scopes.
 * @throws WrongToken, TooMany
 */
export async function exchangeToken(
  service: Service,
  secret: string,
  address: string,
): Promise<ProgramSession> {
  const { stores, attempts, tokens, clock } = service;
  const network = networkOf(address);
  const wrong = bucket(wrongPerNetwork, network);
  const found = await stores.accessTokens.byHash(hashOf(secret));
  if (found && isLive(found, clock())) await attempts.count([bucket(perToken, String(found.id))]);
  const opened = found && (await open(service, found.id, network));
  if (!opened) {
    // Only wrong tokens are limited by network: 256 bits cannot be guessed, and a right token must keep working beside
    // them.
    await attempts.count([wrong]);
    if (found) await refused(service, found);
    throw new WrongToken();
  }
  const { session, token, maker } = opened;
  const { id, name, scopes: may } = token;
  const bearer = await tokens.forProgram(session, maker, { token: id, name, may });
  return { bearer, session, scopes: token.scopes };
}

/** Locks the maker, because the token may be ended, or the maker's role taken, at the same moment. */
function open({ stores, clock }: Service, tokenId: number, network: string) {
  return stores.transaction(async (trx) => {
    const now = clock();
    const known = await trx.accessTokens.byId(tokenId);
    const maker = known && (await trx.people.lock(known.personId));
    const token = await trx.accessTokens.byId(tokenId);
    if (!token || !maker || !isLive(token, now) || !worksWith(maker, 'manageIntegrations')) return undefined;
    const fresh = newSession(maker.id, 'program', token.id, now);
    const session = { ...fresh, expiresAt: earlier(fresh.expiresAt, token.expiresAt) };
    await trx.sessions.insert(session);
    await trx.accessTokens.noteUse(token.id, network, now);
    const onceKey = `token_used:${token.id}:${now.toISOString().slice(0, 10)}:${network}`.slice(0, 100);
    await trx.events.add({ kind: 'token_used', ...eventOf(maker, token.id), onceKey }, now);
    return { session, token, maker };
  });
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Records once a day that somebody uses a token that has ended. */
async function refused({ stores, clock }: Service, { id }: AccessToken): Promise<void> {
  const now = clock();
  const onceKey = `token_refused:${id}:${now.toISOString().slice(0, 10)}`;
  await stores.events.add({ kind: 'token_refused', subject: { kind: 'token', id }, onceKey }, now);
}
