import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122170300_add_disowned_at';

/** When the owner of the email address said that an application under it is not theirs. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    instant(table, 'disowned_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  // As it stands: knex would build the whole table anew on SQLite, and others refer to it.
  await knex.raw('alter table applications drop column disowned_at');
}
