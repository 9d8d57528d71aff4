import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '3211_create_offers';

/** New: replicas of the release before neither read nor write it, and decide without offers. */
export async function up(knex: Knex): Promise<void> {
  const application = (table: Knex.CreateTableBuilder) =>
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
  await knex.schema.createTable('offers', (table) => {
    table.increments('id');
    application(table);
    table.integer('person_id').unsigned().notNullable();
    table.string('programme', 40).notNullable();
    table.integer('round_id').unsigned();
    table.string('state', 12).notNullable();
    // The application while it waits or counts, else null: an application has at most one such offer.
    table.integer('living_for').unsigned();
    // Local dates, 'YYYY-MM-DD'.
    table.string('from_day', 10).notNullable();
    table.string('until_day', 10).notNullable();
    table.smallint('participants').unsigned().notNullable();
    table.string('place', 200);
    table.text('conditions');
    // By the clock of the portal's zone, 'YYYY-MM-DDTHH:mm'.
    table.string('reply_by', 16).notNullable();
    // Made although all places were taken: it counts beyond them.
    table.boolean('beyond_places').notNullable();
    table.text('clash_reason');
    table.integer('staff_id').unsigned().notNullable();
    table.string('staff_name', 255).notNullable();
    instant(table, 'offered_at').notNullable();
    table.text('wish');
    instant(table, 'wish_at');
    instant(table, 'answered_at');
    table.text('decline_reason');
    instant(table, 'ended_at');
    table.text('end_reason');
    table.string('ended_by_name', 255);
    table.unique(['living_for'], { indexName: 'offers_living_unique' });
    table.index(['application_id'], 'offers_application_index');
    table.index(['programme', 'state', 'from_day'], 'offers_places_index');
    table.index(['state', 'reply_by'], 'offers_reply_index');
    table.index(['person_id'], 'offers_person_index');
    table.index(['round_id', 'state'], 'offers_round_index');
  });
  // Hashes of the secrets of mailed links.
  await knex.schema.createTable('offer_links', (table) => {
    table.increments('id');
    table.string('secret_hash', 64).notNullable();
    table.integer('offer_id').unsigned().notNullable().references('offers.id').onDelete('CASCADE');
    application(table);
    instant(table, 'created_at').notNullable();
    table.unique(['secret_hash'], { indexName: 'offer_links_secret_unique' });
  });
  await knex.schema.createTable('offer_reminders', (table) => {
    table.increments('id');
    table.integer('offer_id').unsigned().notNullable().references('offers.id').onDelete('CASCADE');
    application(table);
    table.smallint('days').notNullable();
    instant(table, 'reminded_at').notNullable();
    table.unique(['offer_id', 'days'], { indexName: 'offer_reminders_offer_days_unique' });
  });
  await knex.schema.createTable('place_periods', (table) => {
    table.increments('id');
    table.string('programme', 40).notNullable();
    table.integer('round_id').unsigned();
    table.string('from_day', 10).notNullable();
    table.string('until_day', 10).notNullable();
    table.integer('places').unsigned().notNullable();
    table.string('label', 100);
    // Grows with each acceptance, so that two at once meet in this row.
    table.integer('acceptances').unsigned().notNullable().defaultTo(0);
    table.index(['programme', 'from_day'], 'place_periods_programme_index');
  });
  await knex.schema.createTable('days_off', (table) => {
    table.increments('id');
    table.string('from_day', 10).notNullable();
    table.string('until_day', 10).notNullable();
    table.string('kind', 10).notNullable();
    table.string('label', 100).notNullable();
    table.index(['from_day'], 'days_off_from_index');
  });
  // As in a period.
  await knex.schema.alterTable('rounds', (table) => {
    table.integer('acceptances').unsigned().notNullable().defaultTo(0);
  });
  // The offer that goes out with a decision that waits, as JSON.
  await knex.schema.alterTable('held_decisions', (table) => {
    table.text('offer');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table held_decisions drop column offer');
  await knex.raw('alter table rounds drop column acceptances');
  for (const table of ['days_off', 'place_periods', 'offer_reminders', 'offer_links', 'offers'])
    await knex.schema.dropTable(table);
}
