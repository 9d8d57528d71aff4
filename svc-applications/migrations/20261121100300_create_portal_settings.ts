import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121100300_create_portal_settings';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('portal_settings', (table) => {
    table.integer('id').unsigned().primary();
    table.boolean('portal_enabled').notNullable();
    // Characters. Null: the service's default.
    table.integer('experience_description_limit').unsigned();
    table.integer('personal_statement_limit').unsigned();
    // Null: the value of the environment.
    table.string('resume_code', 12);
    instant(table, 'updated_at').notNullable();
  });
  await knex('portal_settings').insert({ id: 1, portal_enabled: true, updated_at: new Date() });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('portal_settings');
}
