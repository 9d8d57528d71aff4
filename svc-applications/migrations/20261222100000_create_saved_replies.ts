import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261222100000_create_saved_replies';

/** Texts of decisions and messages that the team keeps, each in a language of applicants. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('saved_replies', (table) => {
    table.increments('id');
    table.string('language', 10).notNullable();
    table.string('name', 60).notNullable();
    // The name in small letters, with single blanks: two replies of a language differ by more than that.
    table.string('name_key', 60).notNullable();
    table.text('text').notNullable();
    // The decision that it is about; null: any, or none.
    table.string('status', 20).nullable();
    table.integer('version').unsigned().notNullable();
    table.integer('changed_by').unsigned().notNullable();
    table.string('changed_by_name', 200).notNullable();
    instant(table, 'created_at').notNullable();
    instant(table, 'updated_at').notNullable();
    table.unique(['language', 'name_key']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('saved_replies');
}
