import type { Knex } from 'knex';

export const name = '20261219090000_add_portal_time_zone';

/** The IANA zone in which the portal counts days; null: no administrator has chosen. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('portal_settings', (table) => {
    table.string('time_zone', 60).nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  // In one statement: knex copies the whole table on SQLite.
  await knex.raw('alter table portal_settings drop column time_zone');
}
