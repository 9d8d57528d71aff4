import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261124100000_create_looks';

/** When each member of staff looked at an application last: the log has a reading once a day alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('looks', (table) => {
    table.increments('id');
    table.integer('person_id').unsigned().notNullable();
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    instant(table, 'looked_at').notNullable();
    table.unique(['person_id', 'application_id'], { indexName: 'looks_person_application_unique' });
    table.index(['application_id'], 'looks_application_index');
  });
  // The decisions of a week are counted by day.
  await knex.schema.alterTable('feedback', (table) => {
    table.index(['created_at', 'status'], 'feedback_created_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('feedback', (table) => {
    table.dropIndex(['created_at', 'status'], 'feedback_created_index');
  });
  await knex.schema.dropTable('looks');
}
