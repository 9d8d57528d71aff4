import type { Knex } from 'knex';

export const name = '3345_add_kept_because_to_held_decisions';

/** Replicas of the release before let no decision go that is kept: its state is none that they send. */
export async function up(knex: Knex): Promise<void> {
  // Why it did not go out when its time came, while it waits for staff.
  await knex.schema.alterTable('held_decisions', (table) => {
    table.string('kept_because', 20);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('held_decisions').where({ state: 'kept' }).update({ state: 'held' });
  await knex.raw('alter table held_decisions drop column kept_because');
}
