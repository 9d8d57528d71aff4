import type { Knex } from 'knex';

export const name = '20261122180000_add_scan';

/**
 * Whether a file waits for the virus scanner or was refused by it; null where neither is so, as for all files of before
 * and for those that a release without this column stores.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('documents', (table) => {
    table.string('scan', 10).nullable();
    table.index(['scan'], 'documents_scan');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('documents', (table) => {
    table.dropIndex(['scan'], 'documents_scan');
  });
  // In one statement: knex copies the whole table on SQLite.
  await knex.raw('alter table documents drop column scan');
}
