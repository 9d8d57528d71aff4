import type { Knex } from 'knex';
import { revocationStore } from '../revocations/store';
import type { Session, SessionScope } from './session';

export interface SessionStore {
  insert(session: Session): Promise<void>;
  /** The session, unless it has ended or expired. */
  live(id: string, now: Date): Promise<Session | undefined>;
  /** Ends a session and publishes that; returns the revocation's position, or undefined when it had ended. */
  end(id: string, now: Date): Promise<number | undefined>;
  /** How many sessions of a person are open, but one; of a person whose row is locked. */
  countLiveOf(personId: number, except: string | undefined, now: Date): Promise<number>;
  /** Ends all sessions of a person but one, as above. */
  endAllOf(personId: number, except: string | undefined, now: Date): Promise<number | undefined>;
  removeExpired(now: Date): Promise<void>;
}

interface Row {
  id: string;
  person_id: number;
  scope: SessionScope;
  resource: number | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** Ending must run in a transaction: the session and its revocation are one write. */
export function sessionStore(knex: Knex): SessionStore {
  const live = (now: Date) => knex<Row>('sessions').whereNull('ended_at').where('expires_at', '>', now);

  const liveOf = (personId: number, except: string | undefined, now: Date) => {
    const theirs = live(now).where({ person_id: personId });
    return except === undefined ? theirs : theirs.whereNot({ id: except });
  };

  const endThose = async (rows: Pick<Row, 'id' | 'expires_at'>[], now: Date) => {
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
      });
    },
    async live(id, now) {
      const row = await live(now).where({ id }).first();
      return row && toSession(row);
    },
    end: async (id, now) => endThose(await live(now).where({ id }).forUpdate(), now),
    countLiveOf: async (personId, except, now) => (await liveOf(personId, except, now)).length,
    endAllOf: async (personId, except, now) => endThose(await liveOf(personId, except, now).forUpdate(), now),
    async removeExpired(now) {
      await knex('sessions').where('expires_at', '<=', now).delete();
    },
  };
}

function toSession(row: Row): Session {
  return {
    id: row.id,
    personId: row.person_id,
    scope: row.scope,
    resource: row.resource === null ? null : Number(row.resource),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
