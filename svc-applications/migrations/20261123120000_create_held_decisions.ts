import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261123120000_create_held_decisions';

/** Decisions that wait before they count. The status of the application changes when they go out. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('held_decisions', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    // The application's id while it waits, null afterwards: one waits for each application.
    table.integer('slot').unsigned();
    table.unique(['slot'], { indexName: 'held_decisions_slot_unique' });
    table.string('state', 20).notNullable();
    table.string('status', 20).notNullable();
    table.string('type', 20).notNullable();
    // Empty once it does not wait any more: what went out stands in the feedback.
    table.text('message').notNullable();
    // The newest feedback when it was held: a release without holding may decide meanwhile.
    table.integer('after_feedback_id').unsigned();
    table.integer('staff_id').unsigned().notNullable();
    table.string('staff_name', 200).notNullable();
    table.string('staff_role', 20).notNullable();
    // Of a program that decided by an administrator's token.
    table.integer('token_id').unsigned();
    table.string('token_name', 60);
    instant(table, 'held_at').notNullable();
    instant(table, 'goes_out_at').notNullable();
    instant(table, 'ended_at');
  });
  await knex.schema.alterTable('portal_settings', (table) => {
    table.integer('hold_minutes').unsigned();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table portal_settings drop column hold_minutes');
  await knex.schema.dropTable('held_decisions');
}
