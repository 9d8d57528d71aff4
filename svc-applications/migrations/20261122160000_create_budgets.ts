import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122160000_create_budgets';

/** What networks have spent of the work that is done for strangers. A new table: the release before goes on without it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('budgets', (table) => {
    // A hash: the table names no network and no person.
    table.string('bucket', 64).primary();
    table.integer('count').unsigned().notNullable();
    instant(table, 'window_ends_at').notNullable();
    table.index(['window_ends_at'], 'budgets_window_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('budgets');
}
