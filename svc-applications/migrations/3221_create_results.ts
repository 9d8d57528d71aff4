import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '3221_create_results';

/** New: replicas of the release before neither read nor write them, and a decision of theirs ends a prepared one. */
export async function up(knex: Knex): Promise<void> {
  // Decisions that are written and wait for no time: they count once somebody releases them.
  await knex.schema.createTable('prepared_decisions', (table) => {
    table.increments('id');
    ofApplication(table, 'prepared_decisions_application_foreign');
    // The application's id while it is prepared or on its way, null afterwards: one for each application.
    table.integer('slot').unsigned();
    table.unique(['slot'], { indexName: 'prepared_decisions_slot_unique' });
    table.string('state', 20).notNullable();
    table.string('status', 20).notNullable();
    table.string('type', 20).notNullable();
    // Empty once it is over: what went out stands in the feedback.
    table.text('message').notNullable();
    // The newest feedback when it was prepared: a replica of the release before may decide meanwhile.
    table.integer('after_feedback_id').unsigned();
    table.integer('version').unsigned().notNullable();
    // The item of the act on several applications that prepared it.
    table.integer('bulk_item_id').unsigned();
    byStaff(table);
    instant(table, 'prepared_at').notNullable();
    instant(table, 'ended_at');
    table.index(['bulk_item_id'], 'prepared_decisions_bulk_index');
  });
  await knex.schema.createTable('result_releases', (table) => {
    table.increments('id');
    table.string('release_key', 60).notNullable();
    table.string('state', 20).notNullable();
    table.integer('total').unsigned().notNullable();
    byStaff(table);
    instant(table, 'released_at').notNullable();
    instant(table, 'ended_at');
    // Who stopped it, or why whoever released might not any more.
    table.string('stopped_by', 200);
    table.string('reason', 20);
    table.unique(['staff_id', 'release_key'], { indexName: 'result_releases_key_unique' });
    table.index(['state'], 'result_releases_state_index');
  });
  await knex.schema.createTable('result_release_items', (table) => {
    table.increments('id');
    table
      .integer('release_id')
      .unsigned()
      .notNullable()
      .references('id')
      .inTable('result_releases')
      .withKeyName('result_release_items_release_foreign')
      .onDelete('CASCADE');
    ofApplication(table, 'result_release_items_application_foreign');
    table.integer('prepared_id').unsigned().notNullable();
    table.string('status', 20).notNullable();
    table.string('state', 20).notNullable();
    table.string('reason', 20);
    table.string('by_name', 200);
    // The mail of what went out.
    table.bigInteger('outbox_id').unsigned();
    // Until then one replica lets it go out. By the clock of the database.
    instant(table, 'taken_until_at');
    instant(table, 'ended_at');
    table.index(['release_id', 'state'], 'result_release_items_state_index');
    table.index(['prepared_id'], 'result_release_items_prepared_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('result_release_items');
  await knex.schema.dropTable('result_releases');
  await knex.schema.dropTable('prepared_decisions');
}

function ofApplication(table: Knex.CreateTableBuilder, key: string): void {
  table
    .integer('application_id')
    .unsigned()
    .notNullable()
    .references('id')
    .inTable('applications')
    .withKeyName(key)
    .onDelete('CASCADE');
}

function byStaff(table: Knex.CreateTableBuilder): void {
  table.integer('staff_id').unsigned().notNullable();
  table.string('staff_name', 200).notNullable();
  table.string('staff_role', 20).notNullable();
  table.integer('token_id').unsigned();
  table.string('token_name', 60);
}
