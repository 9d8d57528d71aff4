import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121090200_create_revocations';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('revocations', (table) => {
    table.bigInteger('position').primary();
    table.string('session_id', 32).notNullable();
    instant(table, 'created_at').notNullable();
    instant(table, 'expires_at').notNullable();
    table.index(['expires_at'], 'revocations_expires_index');
  });
  // One row, taken by every transaction that ends sessions: positions become visible in their own order, so a
  // follower that has read up to one of them has missed none before it.
  await knex.schema.createTable('revocation_counter', (table) => {
    table.integer('id').primary();
    table.bigInteger('position').notNullable();
  });
  await knex('revocation_counter').insert({ id: 1, position: 0 });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('revocation_counter');
  await knex.schema.dropTable('revocations');
}
