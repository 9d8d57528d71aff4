import type { Knex } from 'knex';
import { engineOf } from './connect';
import { instant } from './instants';

/**
 * Makes a table of events; for migrations: `await eventTable(knex, 'things_events')`. Rows are only ever added: on
 * SQLite triggers refuse changes, on MySQL and MariaDB the service's user has no right to make them. Migrations that
 * ran depend on this function: its result must not change.
 */
export async function eventTable(knex: Knex, name: string): Promise<void> {
  await knex.schema.createTable(name, (table) => {
    table.bigIncrements('id');
    table.string('kind', 40).notNullable();
    instant(table, 'happened_at').notNullable();
    table.integer('actor_id').unsigned();
    table.string('actor_role', 40);
    table.string('subject', 20);
    table.integer('subject_id').unsigned();
    table.string('network', 16);
    table.text('details').notNullable();
    table.string('once_key', 100);
    table.index(['kind'], `${name}_kind_index`);
    table.index(['actor_id'], `${name}_actor_index`);
    table.index(['subject', 'subject_id'], `${name}_subject_index`);
    table.unique(['once_key'], { indexName: `${name}_once_key_unique` });
  });
  if (engineOf(knex) !== 'sqlite') return;
  for (const change of ['update', 'delete'])
    await knex.raw(
      `create trigger ${name}_no_${change} before ${change} on ${name} begin select raise(abort, 'events are only added'); end`,
    );
}
