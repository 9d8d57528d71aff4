import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261123130000_create_draft_reminders';

export async function up(knex: Knex): Promise<void> {
  // A row for each reminder that is over: mailed, or left out. Without a key to the draft: one that is discarded and
  // brought back is not reminded again.
  await knex.schema.createTable('draft_reminders', (table) => {
    table.increments('id');
    table.integer('application_id').unsigned().notNullable();
    table.integer('person_id').unsigned().notNullable();
    table.integer('days').unsigned().notNullable();
    // Of the address, so that a mailbox that nobody has proven gets one reminder, whoever typed its address.
    table.string('address_hash', 64).notNullable();
    // Null where it was left out.
    table.string('secret', 43);
    // The last change of the draft before.
    instant(table, 'touched_at').notNullable();
    instant(table, 'told_at').notNullable();
    table.unique(['application_id', 'days']);
    table.unique(['secret'], { indexName: 'draft_reminders_secret_unique' });
    table.index(['person_id'], 'draft_reminders_person_index');
    table.index(['address_hash'], 'draft_reminders_address_index');
    table.index(['told_at'], 'draft_reminders_told_index');
  });
  // Addresses that want no more reminders, by their hashes.
  await knex.schema.createTable('reminder_stops', (table) => {
    table.string('address_hash', 64).primary();
    instant(table, 'stopped_at').notNullable();
  });
  await knex.schema.alterTable('portal_settings', (table) => {
    // Null: as from the start, on.
    table.boolean('draft_reminders');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table portal_settings drop column draft_reminders');
  for (const table of ['reminder_stops', 'draft_reminders']) await knex.schema.dropTable(table);
}
