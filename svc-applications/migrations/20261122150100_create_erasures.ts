import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122150100_create_erasures';

/** Erasing. All tables are new: replicas of the release before neither read nor write them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('erasures', (table) => {
    table.increments('id');
    table.integer('person_id').unsigned().notNullable();
    // The member of staff who asked for it.
    table.integer('asked_by').unsigned().notNullable();
    table.string('asked_role', 40).notNullable();
    table.string('reason', 20).notNullable();
    instant(table, 'begun_at').notNullable();
    // Set when nothing about the person is left; until then every start and every round of the job goes on with it.
    instant(table, 'done_at');
    table.index(['done_at'], 'erasures_done_index');
  });
  // Files whose rows are gone and that are about to be removed from the store.
  await knex.schema.createTable('erasing_files', (table) => {
    table.increments('id');
    table.string('file_path', 255).notNullable();
  });
  // What is left of an erased application that was submitted: a row that nobody can be told from.
  await knex.schema.createTable('erased_figures', (table) => {
    table.increments('id');
    table.string('type', 40).notNullable();
    table.string('status', 12).notNullable();
    table.string('submitted_month', 7).notNullable();
    table.index(['type', 'status'], 'erased_figures_type_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['erased_figures', 'erasing_files', 'erasures']) await knex.schema.dropTable(table);
}
