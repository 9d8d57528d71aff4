import type { Knex } from 'knex';
import { revocationStore } from '../revocations/store';
import type { Session, SessionScope, UsedSession } from './session';

export interface SessionStore {
  insert(session: Session): Promise<void>;
  /** Returns the session, unless it has ended or expired. */
  live(id: string, now: Date): Promise<Session | undefined>;
  /** Ends a session and publishes it; returns the revocation's position, or undefined when it had ended already. */
  end(id: string, now: Date): Promise<number | undefined>;
  /** Lists a person's live sessions, the newest first, without those of copies and programs. */
  listOf(personId: number, now: Date): Promise<UsedSession[]>;
  /** Ends one session of this person; returns as `end` does. */
  endOf(personId: number, id: string, now: Date): Promise<number | undefined>;
  /** Records that a session is used, to the minute. */
  noteUse(id: string, now: Date): Promise<void>;
  /** Returns when the password was last proven in a session; undefined when the session has ended. */
  provenAt(id: string, now: Date): Promise<Date | undefined>;
  /** Records that the password was proven again; false when the session has ended. */
  prove(id: string, now: Date): Promise<boolean>;
  /** Counts the live sessions of a person besides `except`. The person's row must be locked. */
  countLiveOf(personId: number, except: string | undefined, now: Date): Promise<number>;
  /** Ends all sessions of a person besides `except`; returns as `end` does. */
  endAllOf(personId: number, except: string | undefined, now: Date): Promise<number | undefined>;
  /** Ends the sessions of programs with this access token; returns as `end` does. */
  endAllOfToken(tokenId: number, now: Date): Promise<number | undefined>;
  /** Ends all sessions of these people, except copies of `keepCopiesOf`; returns as `end` does. */
  endAllOfMany(people: number[], except: { keepCopiesOf?: number }, now: Date): Promise<number | undefined>;
  removeExpired(now: Date): Promise<void>;
}

interface SessionRow {
  id: string;
  person_id: number;
  scope: SessionScope;
  resource: number | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  device: string | null;
  last_used_at: Date | null;
  proven_at: Date | null;
}

// Limits the answer: nobody has this many devices, but a program may sign in all day long.
const mostListed = 200;

/** Ending a session must run in a transaction, because the session and its revocation are one write. */
export function sessionStore(knex: Knex): SessionStore {
  const live = (now: Date) =>
    knex<SessionRow>('sessions').whereNull('ended_at').where('expires_at', '>', now);

  const liveOf = (personId: number, except: string | undefined, now: Date) => {
    const theirs = live(now).where({ person_id: personId });
    return except === undefined ? theirs : theirs.whereNot({ id: except });
  };

  const endThose = async (rows: Pick<SessionRow, 'id' | 'expires_at'>[], now: Date) => {
    if (rows.length === 0) return undefined;
    const ids = rows.map(({ id }) => id);
    await knex('sessions').whereIn('id', ids).update({ ended_at: now });
    const ended = rows.map((row) => ({ id: row.id, expiresAt: row.expires_at }));
    return revocationStore(knex).add(ended, now);
  };

  return {
    async insert(session) {
      await knex('sessions').insert({
        id: session.id,
        person_id: session.personId,
        scope: session.scope,
        resource: session.resource,
        created_at: session.createdAt,
        expires_at: session.expiresAt,
        device: session.device,
      });
    },
    async live(id, now) {
      const row = await live(now).where({ id }).first();
      return row && toSession(row);
    },
    end: async (id, now) => endThose(await live(now).where({ id }).forUpdate(), now),
    async listOf(personId, now) {
      const theirs = liveOf(personId, undefined, now).whereNotIn('scope', ['copy', 'program']);
      const rows = await theirs.orderBy('created_at', 'desc').limit(mostListed);
      return rows.map((row) => ({ ...toSession(row), lastUsedAt: row.last_used_at }));
    },
    endOf: async (personId, id, now) =>
      endThose(await liveOf(personId, undefined, now).where({ id }).forUpdate(), now),
    async noteUse(id, now) {
      const aMinuteAgo = new Date(now.getTime() - 60_000);
      await knex('sessions')
        .where({ id })
        .where((row) => row.whereNull('last_used_at').orWhere('last_used_at', '<', aMinuteAgo))
        .update({ last_used_at: now });
    },
    async provenAt(id, now) {
      const row = await live(now).where({ id }).first();
      return row && (row.proven_at ?? row.created_at);
    },
    prove: async (id, now) => (await live(now).where({ id }).update({ proven_at: now })) === 1,
    countLiveOf: async (personId, except, now) => (await liveOf(personId, except, now)).length,
    endAllOf: async (personId, except, now) => endThose(await liveOf(personId, except, now).forUpdate(), now),
    endAllOfToken: async (tokenId, now) =>
      endThose(await live(now).where({ scope: 'program', resource: tokenId }).forUpdate(), now),
    async endAllOfMany(people, { keepCopiesOf }, now) {
      const theirs = live(now).whereIn('person_id', people);
      if (keepCopiesOf !== undefined)
        theirs.whereNot((row) => row.where({ person_id: keepCopiesOf, scope: 'copy' }));
      return endThose(await theirs.forUpdate(), now);
    },
    async removeExpired(now) {
      await knex('sessions').where('expires_at', '<=', now).delete();
    },
  };
}

function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    personId: row.person_id,
    scope: row.scope,
    resource: row.resource === null ? null : Number(row.resource),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    device: row.device,
  };
}
