import type { Knex } from 'knex';

export const name = '20261221120000_create_terms';

/** The terms that applicants agree to, by language, as administrators have written them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('terms', (table) => {
    table.string('language', 10).primary();
    table.text('text', 'mediumtext').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('terms');
}
