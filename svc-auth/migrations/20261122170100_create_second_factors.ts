import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122170100_create_second_factors';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('second_factors', (table) => {
    table.integer('person_id').unsigned().primary();
    // Encrypted: src/factors/secret-box.ts.
    table.string('secret', 255).notNullable();
    instant(table, 'created_at').notNullable();
    // Null until the first code of the app was right: until then the account asks for none.
    instant(table, 'confirmed_at');
    // The half minute since 1970 of the newest code that was taken: this code and earlier ones work no more.
    table.bigInteger('last_step').notNullable().defaultTo(0);
    table.foreign('person_id', 'second_factors_person_foreign').references('people.id');
  });
  await knex.schema.createTable('recovery_codes', (table) => {
    table.string('code_hash', 64).primary();
    table.integer('person_id').unsigned().notNullable();
    instant(table, 'used_at');
    table.foreign('person_id', 'recovery_codes_person_foreign').references('people.id');
    table.index(['person_id'], 'recovery_codes_person_index');
  });
  await knex.schema.createTable('auth_settings', (table) => {
    table.string('name', 40).primary();
    table.string('value', 40).notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['auth_settings', 'recovery_codes', 'second_factors'])
    await knex.schema.dropTable(table);
}
