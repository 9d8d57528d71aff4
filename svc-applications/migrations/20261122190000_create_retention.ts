import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122190000_create_retention';

/** How long things are kept. All tables are new and empty: an upgrade ends nothing. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('retention_rules', (table) => {
    table.increments('id');
    // 'portal' for what belongs to no programme.
    table.string('programme', 40).notNullable();
    table.string('status', 20).notNullable();
    table.integer('months').unsigned().notNullable();
    // When it was set, or shortened last.
    instant(table, 'since_at').notNullable();
    table.unique(['programme', 'status'], { indexName: 'retention_rules_unique' });
  });
  // One row: what the portal saw of the clock, and how far the night's work is.
  await knex.schema.createTable('retention_state', (table) => {
    table.integer('id').unsigned().primary();
    instant(table, 'seen_at');
    instant(table, 'steady_since_at');
    // The last time before a jump that a person has to look at.
    instant(table, 'doubted_from_at');
    instant(table, 'night_at');
    instant(table, 'lease_until_at');
    instant(table, 'done_at');
    table.integer('ended').unsigned().notNullable().defaultTo(0);
  });
  await knex('retention_state').insert({ id: 1 });
  // The owner of a draft was told when it ends.
  await knex.schema.createTable('retention_notices', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    table.unique(['application_id'], { indexName: 'retention_notices_application_unique' });
    instant(table, 'told_at').notNullable();
    instant(table, 'ends_at').notNullable();
  });
  // People of whom nothing is left but the account.
  await knex.schema.createTable('ending_accounts', (table) => {
    table.integer('person_id').unsigned().primary();
    table.string('email', 254).notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['ending_accounts', 'retention_notices', 'retention_state', 'retention_rules'])
    await knex.schema.dropTable(table);
}
