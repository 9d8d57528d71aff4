import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122140000_add_reopens_at';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('attempts', (table) => {
    instant(table, 'reopens_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table attempts drop column reopens_at');
}
