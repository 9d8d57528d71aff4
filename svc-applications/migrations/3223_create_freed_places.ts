import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '3223_create_freed_places';

/** New: replicas of the release before neither read nor write them; what they free is offered by hand. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('freed_places', (table) => {
    table.increments('id');
    table.string('programme', 40).notNullable();
    table.integer('round_id').unsigned();
    table.string('from_day', 10).notNullable();
    table.string('until_day', 10).notNullable();
    table.integer('participants').unsigned().notNullable();
    // Null where places were added. Only a number: the offer may be erased.
    table.integer('offer_id').unsigned();
    table.unique(['offer_id'], { indexName: 'freed_places_offer_unique' });
    instant(table, 'freed_at').notNullable();
    // The delayed decision that offers it to the next; only a number, as the offer's.
    table.integer('passed_to').unsigned();
    table.index(['programme', 'from_day'], 'freed_places_programme_index');
  });
  await knex.schema.alterTable('waiting_lists', (table) => {
    // The terms with which free places are offered by themselves, and in whose name; null: only after a press.
    table.text('automatic');
    instant(table, 'automatic_since_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('waiting_lists', (table) => {
    table.dropColumn('automatic');
    table.dropColumn('automatic_since_at');
  });
  await knex.schema.dropTable('freed_places');
}
