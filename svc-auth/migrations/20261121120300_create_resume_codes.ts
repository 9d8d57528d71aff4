import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121120300_create_resume_codes';

export async function up(knex: Knex): Promise<void> {
  // One a person: a new code takes the place of the old one.
  await knex.schema.createTable('resume_codes', (table) => {
    table.integer('person_id').unsigned().primary();
    table.string('code_hash', 64).notNullable();
    table.integer('tries').unsigned().notNullable().defaultTo(0);
    instant(table, 'expires_at').notNullable();
    table.foreign('person_id', 'resume_codes_person_foreign').references('people.id');
    table.index(['expires_at'], 'resume_codes_expires_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('resume_codes');
}
