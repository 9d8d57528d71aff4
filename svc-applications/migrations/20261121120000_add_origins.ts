import type { Knex } from 'knex';

export const name = '20261121120000_add_origins';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    // Where it was begun: in its wizard, in the dashboard, or by an approved request.
    table.string('origin', 10).notNullable().defaultTo('wizard');
    // The one that a request was made on.
    table.integer('original_application_id').unsigned();
  });
  await knex.schema.alterTable('logistics', (table) => {
    // Null: not told.
    table.boolean('accommodation_needed');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('logistics', (table) => table.dropColumn('accommodation_needed'));
  await knex.schema.alterTable('applications', (table) => {
    table.dropColumns('origin', 'original_application_id');
  });
}
