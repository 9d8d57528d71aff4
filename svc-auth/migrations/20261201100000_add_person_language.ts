import type { Knex } from 'knex';

export const name = '20261201100000_add_person_language';

/** The language in which a person is written to; null: nobody has told, as a release without this column. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('people', (table) => {
    table.string('language', 10).nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  // In one statement: knex copies the whole table on SQLite.
  await knex.raw('alter table people drop column language');
}
