import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '0001_create_example_name_entries';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('example_name_entries', (table) => {
    table.increments('id');
    table.string('title', 200).notNullable();
    instant(table, 'created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('example_name_entries');
}
