import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261213100300_mark_readers_who_left';

/** When a reader was found to have left the staff: from then on the application waits for another one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('reading_assignments', (table) => {
    instant(table, 'left_at');
    table.index(['left_at'], 'reading_assignments_left_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('reading_assignments', (table) => {
    table.dropIndex(['left_at'], 'reading_assignments_left_index');
  });
  await knex.raw('alter table reading_assignments drop column left_at');
}
