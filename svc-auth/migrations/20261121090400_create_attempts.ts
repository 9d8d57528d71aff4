import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121090400_create_attempts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('attempts', (table) => {
    table.string('bucket', 64).primary();
    table.integer('count').unsigned().notNullable();
    instant(table, 'window_ends_at').notNullable();
    table.index(['window_ends_at'], 'attempts_window_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('attempts');
}
