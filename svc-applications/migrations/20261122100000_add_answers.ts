import type { Knex } from 'knex';

export const name = '20261122100000_add_answers';

/**
 * All answers of an application in one document, with the version of the application that it is of: where that differs
 * a service of before has written since. `questions_version` is that of the questions by which a submitted one was
 * asked.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    table.text('answers', 'mediumtext');
    table.integer('answers_version');
    table.integer('questions_version');
  });
}

/** By hand: where knex copies a table to drop a column, the view on it stands in the way. */
export async function down(knex: Knex): Promise<void> {
  for (const column of ['answers', 'answers_version', 'questions_version'])
    await knex.raw('alter table applications drop column ??', [column]);
}
