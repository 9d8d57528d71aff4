import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261124110200_create_bulk_acts';

/** Acts on several applications, and how far each has come with each of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('bulk_acts', (table) => {
    table.increments('id');
    table.integer('staff_id').unsigned().notNullable();
    // Made by whoever asks: the same key is the same act.
    table.string('act_key', 60).notNullable();
    table.string('act', 40).notNullable();
    // Of everything that was asked, so that no key stands for two things.
    table.string('asked_hash', 64).notNullable();
    instant(table, 'created_at').notNullable();
    table.unique(['staff_id', 'act_key']);
  });
  await knex.schema.createTable('bulk_act_items', (table) => {
    table.increments('id');
    table.integer('act_id').unsigned().notNullable().references('bulk_acts.id').onDelete('CASCADE');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    // The version that was seen.
    table.integer('version').notNullable();
    // 'waiting', 'done' or 'refused'.
    table.string('state', 20).notNullable();
    table.string('reason', 500);
    // The decision that waits to go out.
    table.integer('held_id').unsigned();
    table.unique(['act_id', 'application_id']);
    table.index(['application_id'], 'bulk_act_items_application_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('bulk_act_items');
  await knex.schema.dropTable('bulk_acts');
}
