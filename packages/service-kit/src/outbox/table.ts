import type { Knex } from 'knex';
import { instant } from '../database';

/**
 * A row of work; `due_at` is when it may be taken: in the future while it waits, or while someone has it. Of a dead
 * one it is when it was given up.
 */
export interface OutboxRow {
  id: number;
  kind: string;
  payload: string;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  due_at: Date;
  /** Who has it: only they may write down how it went. */
  lease: string | null;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}

/**
 * For migrations: `await outboxTable(knex.schema, 'things_outbox')`. What it makes stays as it is: another column is a
 * function of its own, for migrations of its own.
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
  /** What is to be done, for `deliver` to tell by. */
  kind: string;
  /** Anything JSON can carry. */
  payload: unknown;
  /** Now when absent. */
  dueAt?: Date;
}

/** Writes work down in the caller's transaction: it is done if and only if that commits. Answers its id. */
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
  return Number(id);
}
