import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '3222_create_waiting_list';

/** New: replicas of the release before neither read nor write them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('waiting_list_entries', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('id')
      .inTable('applications')
      .withKeyName('waiting_list_entries_application_foreign')
      .onDelete('CASCADE');
    // The application's id while it waits, null afterwards: once for each application.
    table.integer('slot').unsigned();
    table.unique(['slot'], { indexName: 'waiting_list_entries_slot_unique' });
    table.string('programme', 40).notNullable();
    // Null while no round has a list of its own.
    table.integer('round_id').unsigned();
    // Rises by the order; gaps are allowed.
    table.integer('position').notNullable();
    table.string('state', 20).notNullable();
    table.integer('staff_id').unsigned().notNullable();
    table.string('staff_name', 200).notNullable();
    instant(table, 'added_at').notNullable();
    instant(table, 'ended_at');
    table.index(['programme', 'state', 'position'], 'waiting_list_entries_order_index');
  });
  // One row for each programme with a list: locked by whoever changes its order.
  await knex.schema.createTable('waiting_lists', (table) => {
    table.string('programme', 40).primary();
    table.integer('version').unsigned().notNullable();
    // Whether applicants are told their place.
    table.boolean('shows_place').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('waiting_lists');
  await knex.schema.dropTable('waiting_list_entries');
}
