import type { Knex } from 'knex';
import { keptQuery } from '../database';
import type { OutboxRow } from './table';

/** A piece of work that was given up. */
export interface DeadWork {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  /** An error code, never a mail server's message. */
  lastError: string | null;
  createdAt: Date;
  failedAt: Date;
}

export interface OutboxStatus {
  /** Latest failure first. */
  dead: DeadWork[];
  waiting: { count: number; oldestAt: Date | null };
}

export interface OutboxCounts {
  /** Number of pieces of work that were given up and not tried again since. */
  givenUp: number;
  waiting: number;
  /** When the oldest waiting piece of work was queued. */
  oldestAt: Date | null;
}

export interface OutboxStore {
  /** The state of the outbox in numbers. */
  figures(): Promise<OutboxCounts>;
  /** The state of the outbox, with at most `most` pieces of given-up work. */
  standing(most?: number): Promise<OutboxStatus>;
  find(id: number): Promise<(DeadWork & { state: OutboxRow['state'] }) | undefined>;
  /** Queues given-up work again, from the first attempt; false when it was not given up. */
  revive(id: number, now: Date): Promise<boolean>;
  /** Makes waiting work due now. Returns false when a worker has it, or when it is not waiting. */
  hurry(id: number, now: Date): Promise<boolean>;
  /** Deletes work that was given up before this time; returns the number of rows. */
  removeDead(before: Date): Promise<number>;
}

interface Counted {
  state: OutboxRow['state'];
  total: number | string;
  oldest_at: Date | string | null;
}

const countedStates = keptQuery<Counted, Record<string, never>, { table: string }>((knex, _, { table }) =>
  knex(table)
    .whereIn('state', ['waiting', 'dead'])
    .groupBy('state')
    .select('state', { oldest_at: knex.raw('min(created_at)') })
    .count({ total: '*' }),
);

/** The outbox as administrators see and manage it. */
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
      const counted = await countedStates(knex, {}, { table });
      const of = (state: OutboxRow['state']) => counted.find((one) => one.state === state);
      const oldest = of('waiting')?.oldest_at;
      return {
        givenUp: Number(of('dead')?.total ?? 0),
        waiting: Number(of('waiting')?.total ?? 0),
        oldestAt: oldest ? new Date(oldest) : null,
      };
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
    async hurry(id, now) {
      const waits = rows().where({ id, state: 'waiting' }).whereNull('lease');
      return (await waits.update({ due_at: now })) === 1;
    },
    removeDead: (before) => rows().where({ state: 'dead' }).where('due_at', '<', before).delete(),
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
