import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export interface Revocation {
  position: number;
  sessionId: string;
  expiresAt: Date;
}

export interface RevocationStore {
  /** Whether other processes write to the database as well. */
  isShared: boolean;
  /** Returns the position of the newest revocation. */
  latest(): Promise<number>;
  /** Returns revocations after a position, oldest first, of sessions whose tokens have not expired. */
  after(position: number, now: Date): Promise<Revocation[]>;
  /** Adds a revocation for each session, in the transaction that ends them. Returns the newest position. */
  add(sessions: { id: string; expiresAt: Date }[], now: Date): Promise<number>;
  removeExpired(now: Date): Promise<void>;
}

interface RevocationRow {
  position: number;
  session_id: string;
  expires_at: Date;
}

export function revocationStore(knex: Knex): RevocationStore {
  const latest = async () => {
    const row = await knex<{ id: number; position: number }>('revocation_counter').where({ id: 1 }).first();
    return Number(row?.position ?? 0);
  };
  return {
    // Only one process uses the embedded database.
    isShared: engineOf(knex) === 'mysql',
    latest,
    async after(position, now) {
      const rows = await knex<RevocationRow>('revocations')
        .where('position', '>', position)
        .where('expires_at', '>', now)
        .orderBy('position');
      return rows.map((row) => ({
        position: Number(row.position),
        sessionId: row.session_id,
        expiresAt: row.expires_at,
      }));
    },
    async add(sessions, now) {
      await knex('revocation_counter').where({ id: 1 }).increment('position', sessions.length);
      const newest = await latest();
      await knex('revocations').insert(
        sessions.map((session, index) => ({
          position: newest - sessions.length + 1 + index,
          session_id: session.id,
          created_at: now,
          expires_at: session.expiresAt,
        })),
      );
      return newest;
    },
    async removeExpired(now) {
      await knex('revocations').where('expires_at', '<=', now).delete();
    },
  };
}
