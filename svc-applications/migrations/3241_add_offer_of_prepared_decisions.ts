import type { Knex } from 'knex';

export const name = '3241_add_offer_of_prepared_decisions';

/** Replicas of the release before prepare without offers. */
export async function up(knex: Knex): Promise<void> {
  // The offer that goes out with a prepared decision, as JSON.
  await knex.schema.alterTable('prepared_decisions', (table) => {
    table.text('offer');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table prepared_decisions drop column offer');
}
