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

export interface OutboxFigures {
  /** How much was given up and was not tried again since. */
  givenUp: number;
  waiting: number;
  /** When the oldest of what waits was left here. */
  oldestAt: Date | null;
}

export interface OutboxStore {
  /** How the outbox stands, in figures. */
  figures(): Promise<OutboxFigures>;
  /** How the outbox stands, with at most `most` of what was given up. */
  standing(most?: number): Promise<OutboxStanding>;
  find(id: number): Promise<(DeadWork & { state: OutboxRow['state'] }) | undefined>;
  /** Lets what was given up be tried again, from the first attempt; false when it was not given up. */
  revive(id: number, now: Date): Promise<boolean>;
}

/** For people who look after an outbox. */
export function outboxStore(knex: Knex, table: string): OutboxStore {
  const rows = () => knex<OutboxRow>(table);
  const count = async (state: OutboxRow['state']) =>
    Number((await rows().where({ state }).count({ total: '*' }).first())?.total ?? 0);
  const waiting = async () => {
    const oldest = await rows().where({ state: 'waiting' }).orderBy('id').first('created_at');
    return { count: await count('waiting'), oldestAt: oldest?.created_at ?? null };
  };
  return {
    async figures() {
      const { count: many, oldestAt } = await waiting();
      return { givenUp: await count('dead'), waiting: many, oldestAt };
    },
    async standing(most = 100) {
      const dead = await rows().where({ state: 'dead' }).orderBy('due_at', 'desc').limit(most);
      return { dead: dead.map(toDead), waiting: await waiting() };
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
