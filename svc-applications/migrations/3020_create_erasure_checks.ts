import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '3020_create_erasure_checks';

/** New: replicas of the release before neither read nor write it. */
export async function up(knex: Knex): Promise<void> {
  // Ids of what was erased, until it was looked for once more: a request or mail that was under way may have written on.
  await knex.schema.createTable('erasure_checks', (table) => {
    table.increments('id');
    table.string('kind', 12).notNullable();
    table.string('subject', 40).notNullable();
    instant(table, 'due_at').notNullable();
    table.index(['due_at'], 'erasure_checks_due_index');
  });
  await knex.schema.alterTable('erasures', (table) => table.index(['person_id'], 'erasures_person_index'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('erasures', (table) => table.dropIndex([], 'erasures_person_index'));
  await knex.schema.dropTable('erasure_checks');
}
