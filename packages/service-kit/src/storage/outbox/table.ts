import type { Knex } from 'knex';
import { instant } from '../database';
import { announceWork } from './alarm';

/**
 * A row of work. `due_at` is the time from which a worker may take it: for waiting work the next attempt, for taken
 * work the end of the lease, for dead work the time when it was given up.
 */
export interface OutboxRow {
  id: number;
  kind: string;
  payload: string;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  due_at: Date;
  /** The id of the worker that has the row: only that worker may record the outcome. */
  lease: string | null;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}

/**
 * Makes an outbox table; for migrations: `await outboxTable(knex.schema, 'things_outbox')`. Migrations that ran depend
 * on this function: its result must not change. For another column write a new function with a migration of its own.
 */
export function outboxTable(schema: Knex.SchemaBuilder, name: string): Knex.SchemaBuilder {
  return schema.createTable(name, (table) => {
    table.bigIncrements('id');
    table.string('kind', 64).notNullable();
    table.text('payload', 'mediumtext').notNullable();
    table.string('state', 16).notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    instant(table, 'due_at').notNullable();
    table.string('lease', 36);
    table.string('last_error', 100);
    instant(table, 'created_at').notNullable();
    instant(table, 'sent_at');
    table.index(['state', 'due_at'], `${name}_due_index`);
  });
}

export interface NewWork {
  /** The kind of work, by which `deliver` chooses. */
  kind: string;
  /** Any value that JSON can hold. */
  payload: unknown;
  /** The present time when absent. */
  dueAt?: Date;
}

/** Queues work in the caller's transaction: it is done if and only if the transaction commits. Returns its id. */
export async function enqueue(trx: Knex, table: string, { kind, payload, dueAt }: NewWork): Promise<number> {
  const now = new Date();
  const row = {
    kind,
    payload: JSON.stringify(payload),
    state: 'waiting',
    due_at: dueAt ?? now,
    created_at: now,
  };
  const [id] = await trx(table).insert(row);
  announceWork(table);
  return Number(id);
}
