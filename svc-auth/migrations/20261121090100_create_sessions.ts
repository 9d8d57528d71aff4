import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121090100_create_sessions';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sessions', (table) => {
    table.string('id', 32).primary();
    table.integer('person_id').unsigned().notNullable();
    table.string('scope', 10).notNullable();
    table.bigInteger('resource');
    instant(table, 'created_at').notNullable();
    instant(table, 'expires_at').notNullable();
    instant(table, 'ended_at');
    table.foreign('person_id', 'sessions_person_foreign').references('people.id');
    table.index(['person_id', 'ended_at'], 'sessions_person_index');
    table.index(['expires_at'], 'sessions_expires_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('sessions');
}
