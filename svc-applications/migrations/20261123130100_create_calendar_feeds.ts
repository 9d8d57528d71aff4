import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261123130100_create_calendar_feeds';

/** Addresses by which calendars of staff read the periods of applications; of the secret in them only the hash. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('calendar_feeds', (table) => {
    table.increments('id');
    table.integer('person_id').unsigned().notNullable();
    table.string('name', 60).notNullable();
    table.string('secret_hash', 64).notNullable();
    instant(table, 'created_at').notNullable();
    instant(table, 'last_used_at');
    table.unique(['secret_hash'], { indexName: 'calendar_feeds_secret_unique' });
    table.index(['person_id'], 'calendar_feeds_person_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('calendar_feeds');
}
