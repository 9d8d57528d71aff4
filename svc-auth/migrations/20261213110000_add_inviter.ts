import type { Knex } from 'knex';

export const name = '20261213110000_add_inviter';

/** The administrator in whose name an invitation opens; null for those of before, and of a release without this column. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('staff_invitations', (table) => {
    table.integer('invited_by').unsigned().nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  // In one statement: knex copies the whole table on SQLite.
  await knex.raw('alter table staff_invitations drop column invited_by');
}
