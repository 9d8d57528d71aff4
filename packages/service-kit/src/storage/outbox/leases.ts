import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { engineOf, inTransaction } from '../database';
import type { OutboxRow } from './table';

export interface Leases {
  /** Takes up to `most` due rows that no worker has; they become due again when the lease ends. */
  takeDue(most: number): Promise<OutboxRow[]>;
  /** Takes this row, if it is waiting and no worker has it. */
  take(id: number): Promise<OutboxRow | undefined>;
  done(row: OutboxRow): Promise<void>;
  later(row: OutboxRow, dueAt: Date, reason: string): Promise<void>;
  giveUp(row: OutboxRow, reason: string): Promise<void>;
  stateOf(id: number): Promise<OutboxRow['state'] | undefined>;
  removeSent(before: Date): Promise<void>;
}

export function leases(knex: Knex, table: string, leaseMs: number): Leases {
  const rows = (connection: Knex) => connection<OutboxRow>(table);

  function due(connection: Knex, id?: number) {
    const query = rows(connection).where('state', 'waiting').andWhere('due_at', '<=', new Date());
    return id === undefined ? query.orderBy('due_at') : query.andWhere('id', id);
  }

  function claim(most: number, id?: number): Promise<OutboxRow[]> {
    return inTransaction(knex, async (trx) => {
      const query = due(trx, id).limit(most);
      // Rows that another worker is taking at this moment are skipped; SQLite has one writer at a time, so needs no
      // lock.
      const found: OutboxRow[] = await (engineOf(knex) === 'mysql' ? query.forUpdate().skipLocked() : query);
      if (found.length === 0) return [];
      const lease = randomUUID();
      const ids = found.map((row) => row.id);
      const dueAt = new Date(Date.now() + leaseMs);
      await rows(trx).whereIn('id', ids).update({ lease, due_at: dueAt }).increment('attempts', 1);
      return found.map((row) => ({ ...row, lease, attempts: row.attempts + 1 }));
    });
  }

  function settle({ id, lease }: OutboxRow, outcome: Partial<OutboxRow>): Promise<void> {
    return rows(knex)
      .where({ id, lease })
      .update({ ...outcome, lease: null })
      .then(() => undefined);
  }

  return {
    async takeDue(most) {
      // A plain read takes no lock; usually no work is due.
      const waiting = await due(knex).select('id').first();
      return waiting ? claim(most) : [];
    },
    take: async (id) => (await claim(1, id))[0],
    done: (row) => settle(row, { state: 'sent', sent_at: new Date(), last_error: null }),
    later: (row, dueAt, reason) => settle(row, { due_at: dueAt, last_error: reason }),
    giveUp: (row, reason) => settle(row, { state: 'dead', due_at: new Date(), last_error: reason }),
    stateOf: async (id) => (await rows(knex).where({ id }).select('state').first())?.state,
    removeSent: async (before) => {
      await rows(knex).where('state', 'sent').andWhere('sent_at', '<', before).delete();
    },
  };
}
