import type { Knex } from 'knex';

export const name = '20261122140000_add_mailed_login';

/** What a confirmation mail brings to open a new account; null: a password with a link to choose one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('portal_settings', (table) => {
    table.string('mailed_login', 12);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table portal_settings drop column mailed_login');
}
