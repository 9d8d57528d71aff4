import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122130000_create_discarded_drafts';

/**
 * Drafts that their owners have discarded: whole, outside of the tables that lists, searches, figures and reports read.
 * Both tables are new: replicas of the release before neither read nor write them, and to them such a draft is gone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('discarded_drafts', (table) => {
    // The id of the application, which it has again when it is brought back.
    table.integer('id').unsigned().primary();
    table.integer('person_id').unsigned().notNullable();
    table.string('type', 40).notNullable();
    // The rows of the draft, by table.
    table.text('contents', 'mediumtext').notNullable();
    instant(table, 'discarded_at').notNullable();
    // Set when the files begin to go: from then on it cannot be brought back.
    instant(table, 'removing_at');
    table.index(['person_id'], 'discarded_drafts_person_index');
    table.index(['discarded_at'], 'discarded_drafts_discarded_index');
  });
  await knex.schema.createTable('discarded_files', (table) => {
    table.increments('id');
    table.integer('draft_id').unsigned().notNullable().references('discarded_drafts.id').onDelete('CASCADE');
    table.string('file_path', 255).notNullable();
    table.index(['file_path'], 'discarded_files_path_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['discarded_files', 'discarded_drafts']) await knex.schema.dropTable(table);
}
