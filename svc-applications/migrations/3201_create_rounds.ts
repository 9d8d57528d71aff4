import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '3201_create_rounds';

/** Rounds of programmes, more time for one person, and the times in which the portal was closed. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('rounds', (table) => {
    table.increments('id');
    table.string('programme', 40).notNullable();
    // By language, as JSON.
    table.text('names').notNullable();
    // 'YYYY-MM-DDTHH:mm' by the clock of the portal's zone, which may be changed later.
    table.string('opens', 16).notNullable();
    table.string('closes', 16).notNullable();
    table.integer('grace_minutes').unsigned().notNullable();
    // Null: no limit.
    table.integer('places').unsigned().nullable();
    // [{from, until}], days, as JSON.
    table.text('periods').notNullable();
    table.boolean('lifts_year_limit').notNullable();
    table.integer('version').unsigned().notNullable();
    instant(table, 'created_at').notNullable();
    instant(table, 'updated_at').notNullable();
    table.index(['programme', 'closes'], 'rounds_programme_index');
  });
  await knex.schema.createTable('round_extensions', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    table.integer('round_id').unsigned().notNullable().references('rounds.id').onDelete('CASCADE');
    // By the clock of the portal's zone, as the round's closing.
    table.string('until', 16).notNullable();
    table.text('reason').notNullable();
    table.integer('given_by').unsigned().notNullable();
    table.string('given_by_name', 200).notNullable();
    instant(table, 'given_at').notNullable();
    table.unique(['application_id', 'round_id']);
  });
  await knex.schema.createTable('portal_closures', (table) => {
    table.increments('id');
    instant(table, 'closed_at').notNullable();
    instant(table, 'opened_at').nullable();
    table.index(['opened_at'], 'portal_closures_opened_index');
  });
  // Null: begun before there were rounds. Without a key of the database, which would copy a large table.
  await knex.schema.alterTable('applications', (table) => {
    table.integer('round_id').unsigned().nullable();
    table.index(['round_id', 'status'], 'applications_round_index');
  });
  const closed = await knex('portal_settings').where({ portal_enabled: false }).first('updated_at');
  if (closed) await knex('portal_closures').insert({ closed_at: closed.updated_at, opened_at: null });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => table.dropIndex([], 'applications_round_index'));
  // In one statement: knex copies the whole table on SQLite.
  await knex.raw('alter table applications drop column round_id');
  for (const table of ['portal_closures', 'round_extensions', 'rounds']) await knex.schema.dropTable(table);
}
