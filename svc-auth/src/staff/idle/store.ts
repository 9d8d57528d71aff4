import type { Knex } from 'knex';

export const defaultIdleMinutes = 30;

export interface IdleStore {
  /** Returns after how many minutes without use a staff session ends. */
  minutes(): Promise<number>;
  setMinutes(minutes: number): Promise<void>;
  /** Records a use of a page; false when the last use was before `before`, so that the session has to end. */
  noteUse(sessionId: string, before: Date, now: Date): Promise<boolean>;
  /** Returns live sessions without use since `before`, except those whose pages never reported any use. */
  unused(before: Date, now: Date): Promise<IdleSession[]>;
  /** Locks a session that is still unused, within a transaction; false when it was used or ended meanwhile. */
  lockUnused(sessionId: string, before: Date): Promise<boolean>;
}

export interface IdleSession {
  id: string;
  personId: number;
}

interface SessionRow {
  id: string;
  person_id: number;
  expires_at: Date;
  ended_at: Date | null;
  last_used_at: Date | null;
  page_used_at: Date | null;
}

const setting = 'idle_minutes';
const atOnce = 500;

export function idleStore(knex: Knex): IdleStore {
  const settings = () => knex<{ name: string; value: string }>('auth_settings');
  const unended = () => knex<SessionRow>('sessions').whereNull('ended_at');
  return {
    async minutes() {
      const row = await settings().where({ name: setting }).first();
      return row ? Number(row.value) : defaultIdleMinutes;
    },
    async setMinutes(minutes) {
      const value = String(minutes);
      await settings().insert({ name: setting, value }).onConflict('name').merge({ value });
    },
    async noteUse(id, before, now) {
      const inUse = unended()
        .where({ id })
        .where((row) => row.whereNull('page_used_at').orWhere('page_used_at', '>=', before));
      return (await inUse.update({ page_used_at: now, last_used_at: now })) === 1;
    },
    async unused(before, now) {
      const rows = await unended()
        .where('page_used_at', '<', before)
        .where('expires_at', '>', now)
        .limit(atOnce)
        .select('id', 'person_id');
      return rows.map((row) => ({ id: row.id, personId: row.person_id }));
    },
    async lockUnused(id, before) {
      const row = await unended().where({ id }).where('page_used_at', '<', before).forUpdate().first();
      return row !== undefined;
    },
  };
}
