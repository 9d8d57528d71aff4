import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '3119_create_release_notices';

/** What gateways asked to be mailed about releases, by its id: each of them asks until one was answered. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('release_notices', (table) => {
    table.string('id', 64).primary();
    instant(table, 'created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('release_notices');
}
