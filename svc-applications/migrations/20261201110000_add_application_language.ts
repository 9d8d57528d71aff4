import type { Knex } from 'knex';

export const name = '20261201110000_add_application_language';

/** The language of the page on which it was last written; null: nobody has told, as a release without this column. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    table.string('language', 10).nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  // In one statement: knex copies the whole table on SQLite.
  await knex.raw('alter table applications drop column language');
}
