import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261123110000_create_reopenings';

/** What staff asked of applicants after the submission, each time as an entry of its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('reopenings', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    // From 1, and higher by one with each reopening.
    table.smallint('number').notNullable();
    // A list of keys of sections and documents, as JSON.
    table.text('sections').notNullable();
    table.text('reason').notNullable();
    // The last day, and the instant at which it is over everywhere.
    table.string('until', 10).notNullable();
    instant(table, 'ends_at').notNullable();
    instant(table, 'opened_at').notNullable();
    table.integer('opened_by').unsigned().notNullable();
    table.string('opened_by_name', 255).notNullable();
    // The numbers of the submitted copies before and after; null after it where nothing was changed.
    table.smallint('copy_before').notNullable();
    table.smallint('copy_after');
    instant(table, 'saved_at');
    instant(table, 'ended_at');
    table.string('outcome', 20);
    // The application while this is open, else null: an application has at most one open reopening.
    table.integer('open_for').unsigned();
    table.unique(['application_id', 'number'], { indexName: 'reopenings_application_number_unique' });
    table.unique(['open_for'], { indexName: 'reopenings_open_unique' });
    table.index(['outcome', 'ends_at'], 'reopenings_outcome_ends_index');
  });
  // The verdict of the virus scanner, which a replaced file keeps.
  await knex.schema.alterTable('submitted_files', (table) => {
    table.string('scan', 10);
  });
  await knex('submitted_files').update({
    scan: knex('documents').select('scan').whereRaw('documents.file_path = submitted_files.file_path'),
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table submitted_files drop column scan');
  await knex.schema.dropTable('reopenings');
}
