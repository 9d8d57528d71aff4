import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261213100000_create_cancelled_acts';

/** What was to be done later, and was not, since its author might not any more. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('cancelled_acts', (table) => {
    table.increments('id');
    table.string('kind', 40).notNullable();
    // Null where the act concerns no application.
    table.integer('application_id').unsigned();
    // The id of what was turned off, as of a webhook.
    table.integer('subject_id').unsigned();
    table.integer('staff_id').unsigned().notNullable();
    table.string('staff_name', 200).notNullable();
    table.string('reason', 20).notNullable();
    // What was to be decided.
    table.string('status', 20);
    instant(table, 'cancelled_at').notNullable();
    // Set once somebody has put it right, or it does not matter any more.
    instant(table, 'settled_at');
    table.index(['settled_at', 'cancelled_at'], 'cancelled_acts_open_index');
    table
      .foreign('application_id', 'cancelled_acts_application_foreign')
      .references('applications.id')
      .onDelete('CASCADE');
  });
  // Until then one replica asks whether the author still may; nobody else lets the decision go out meanwhile.
  await knex.schema.alterTable('held_decisions', (table) => {
    instant(table, 'taken_until_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table held_decisions drop column taken_until_at');
  await knex.schema.dropTable('cancelled_acts');
}
