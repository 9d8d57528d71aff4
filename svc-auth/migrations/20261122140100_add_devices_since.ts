import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122140100_add_devices_since';

/** Devices that were made known before this moment are not known any more; null: all count. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('people', (table) => {
    instant(table, 'devices_since_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  // As it stands: knex would build the whole table anew on SQLite, and others refer to it.
  await knex.raw('alter table people drop column devices_since_at');
}
