import type { Knex } from 'knex';

export const name = '20261122100000_add_answers';

/**
 * All answers of an application in one document, with the version of the application that the document belongs to: where
 * the two versions differ, a service of the previous release has written since. `questions_version` is the version of
 * the questions that a submitted application answers.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    table.text('answers', 'mediumtext');
    table.integer('answers_version');
    table.integer('questions_version');
  });
}

/** A raw statement: knex would copy the table to drop a column, which fails because of the view on it. */
export async function down(knex: Knex): Promise<void> {
  for (const column of ['answers', 'answers_version', 'questions_version'])
    await knex.raw('alter table applications drop column ??', [column]);
}
