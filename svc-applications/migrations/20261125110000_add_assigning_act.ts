import type { Knex } from 'knex';

export const name = '20261125110000_add_assigning_act';

/**
 * The act on several applications by which somebody was made a reader, so that it can be taken back; null for readers
 * who were chosen otherwise, as a release without this column does.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('reading_assignments', (table) => {
    table.integer('bulk_item_id').unsigned().nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  // In one statement: knex copies the whole table on SQLite.
  await knex.raw('alter table reading_assignments drop column bulk_item_id');
}
