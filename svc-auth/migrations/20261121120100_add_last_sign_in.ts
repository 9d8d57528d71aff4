import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121120100_add_last_sign_in';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('people', (table) => {
    instant(table, 'last_sign_in_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  // As it stands: knex would build the whole table anew on SQLite, and others refer to it.
  await knex.raw('alter table people drop column last_sign_in_at');
}
