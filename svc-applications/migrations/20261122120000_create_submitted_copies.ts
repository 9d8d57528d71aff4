import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122120000_create_submitted_copies';

/** Each submission as it was: answers, files, and the questions that the answers belong to. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('asked_questions', (table) => {
    table.increments('id');
    table.string('programme', 40).notNullable();
    table.string('sha256', 64).notNullable();
    table.text('definition', 'mediumtext').notNullable();
    table.unique(['programme', 'sha256'], { indexName: 'asked_questions_programme_sha256_unique' });
  });
  await knex.schema.createTable('submitted_copies', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    // From 1, and higher by one with each submission.
    table.smallint('number').notNullable();
    table.integer('version').unsigned().notNullable();
    table.integer('questions_id').unsigned().notNullable().references('asked_questions.id');
    table.text('answers', 'mediumtext').notNullable();
    instant(table, 'submitted_at').notNullable();
    table.unique(['application_id', 'number'], { indexName: 'submitted_copies_application_number_unique' });
  });
  await knex.schema.createTable('submitted_files', (table) => {
    table.increments('id');
    table.integer('copy_id').unsigned().notNullable().references('submitted_copies.id').onDelete('CASCADE');
    table.string('upload_type', 20).notNullable();
    table.string('file_path', 255).notNullable();
    table.string('original_name', 255).notNullable();
    table.integer('size').unsigned().notNullable();
    table.string('mime_type', 100).notNullable();
    table.string('sha256', 64).notNullable();
    table.unique(['copy_id', 'upload_type'], { indexName: 'submitted_files_copy_type_unique' });
    table.index(['file_path'], 'submitted_files_path_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['submitted_files', 'submitted_copies', 'asked_questions'])
    await knex.schema.dropTable(table);
}
