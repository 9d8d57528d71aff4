import type { Knex } from 'knex';

export const name = '20261220090100_add_sent_again';

/** Whether an invitation is one that was asked for again: of two presses at once the second finds that of the first. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('staff_invitations', (table) => {
    table.boolean('sent_again').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  // In one statement: knex copies the whole table on SQLite.
  await knex.raw('alter table staff_invitations drop column sent_again');
}
