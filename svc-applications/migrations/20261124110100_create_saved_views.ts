import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261124110100_create_saved_views';

/** Lists that staff have given a name. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('saved_views', (table) => {
    table.increments('id');
    table.integer('owner_id').unsigned().notNullable();
    table.string('owner_name', 200).notNullable();
    table.string('name', 60).notNullable();
    // The filters, the order and the columns as they stand in an address; what was searched for is not kept.
    table.string('query', 1000).notNullable();
    table.boolean('shared').notNullable();
    instant(table, 'created_at').notNullable();
    instant(table, 'updated_at').notNullable();
    table.unique(['owner_id', 'name']);
    table.index(['shared'], 'saved_views_shared_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('saved_views');
}
