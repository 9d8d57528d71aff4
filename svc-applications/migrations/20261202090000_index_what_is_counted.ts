import type { Knex } from 'knex';

export const name = '20261202090000_index_what_is_counted';

const columns = ['type', 'status', 'created_at', 'submitted_at', 'withdrawn_at', 'person_id'];

/** All that the figures are held against, so that nobody waits while whole rows with their answers are read for it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    table.index(columns, 'applications_counted');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    table.dropIndex(columns, 'applications_counted');
  });
}
