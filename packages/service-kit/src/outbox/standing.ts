import type { Knex } from 'knex';
import type { OutboxRow } from './table';

/** Work that was given up. */
export interface DeadWork {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  /** A code, never what a mail server said. */
  lastError: string | null;
  createdAt: Date;
  failedAt: Date;
}

export interface OutboxStanding {
  /** The newest failure first. */
  dead: DeadWork[];
  waiting: { count: number; oldestAt: Date | null };
}

export interface OutboxStore {
  /** How the outbox stands, with at most `most` of what was given up. */
  standing(most?: number): Promise<OutboxStanding>;
  find(id: number): Promise<(DeadWork & { state: OutboxRow['state'] }) | undefined>;
  /** Lets what was given up be tried again, from the first attempt; false when it was not given up. */
  revive(id: number, now: Date): Promise<boolean>;
}

/** For people who look after an outbox. */
export function outboxStore(knex: Knex, table: string): OutboxStore {
  const rows = () => knex<OutboxRow>(table);
  return {
    async standing(most = 100) {
      const dead = await rows().where({ state: 'dead' }).orderBy('due_at', 'desc').limit(most);
      const waiting = rows().where({ state: 'waiting' });
      const counted = await waiting.clone().count({ total: '*' }).first();
      const oldest = await waiting.clone().orderBy('id').first('created_at');
      return {
        dead: dead.map(toDead),
        waiting: { count: Number(counted?.total ?? 0), oldestAt: oldest?.created_at ?? null },
      };
    },
    async find(id) {
      const row = await rows().where({ id }).first();
      return row && { ...toDead(row), state: row.state };
    },
    async revive(id, now) {
      const fresh = { state: 'waiting' as const, attempts: 0, due_at: now };
      return (await rows().where({ id, state: 'dead' }).update(fresh)) === 1;
    },
  };
}

function toDead(row: OutboxRow): DeadWork {
  return {
    id: Number(row.id),
    kind: row.kind,
    payload: JSON.parse(row.payload),
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    failedAt: row.due_at,
  };
}
