import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261124150000_create_access_tokens';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('access_tokens', (table) => {
    table.increments('id');
    table.integer('person_id').unsigned().notNullable();
    table.string('name', 60).notNullable();
    table.string('token_hash', 64).notNullable().unique('access_tokens_hash_unique');
    table.string('scopes', 200).notNullable();
    instant(table, 'created_at').notNullable();
    instant(table, 'expires_at').notNullable();
    instant(table, 'ended_at');
    instant(table, 'last_used_at');
    table.string('last_network', 50);
    table.foreign('person_id', 'access_tokens_person_foreign').references('people.id');
    table.index(['person_id'], 'access_tokens_person_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('access_tokens');
}
