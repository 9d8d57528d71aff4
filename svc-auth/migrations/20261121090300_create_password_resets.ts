import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121090300_create_password_resets';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('password_resets', (table) => {
    table.string('token_hash', 64).primary();
    table.integer('person_id').unsigned().notNullable();
    instant(table, 'created_at').notNullable();
    instant(table, 'expires_at').notNullable();
    instant(table, 'used_at');
    table.foreign('person_id', 'password_resets_person_foreign').references('people.id');
    table.index(['person_id'], 'password_resets_person_index');
    table.index(['expires_at'], 'password_resets_expires_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('password_resets');
}
