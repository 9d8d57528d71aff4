import type { Knex } from 'knex';

export const name = '20261121120000_add_origins';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    // The place where it was begun: its wizard, the dashboard, or an approved request.
    table.string('origin', 10).notNullable().defaultTo('wizard');
    // The application on which another application was requested.
    table.integer('original_application_id').unsigned();
  });
  await knex.schema.alterTable('logistics', (table) => {
    // Null: not answered.
    table.boolean('accommodation_needed');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('logistics', (table) => table.dropColumn('accommodation_needed'));
  await knex.schema.alterTable('applications', (table) => {
    table.dropColumns('origin', 'original_application_id');
  });
}
