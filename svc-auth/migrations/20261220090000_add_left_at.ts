import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261220090000_add_left_at';

/** When a member of staff was last deactivated: what they asked for before does not count, also once they are back. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('people', (table) => {
    instant(table, 'left_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  // As it stands: knex would build the whole table anew on SQLite, and others refer to it.
  await knex.raw('alter table people drop column left_at');
}
