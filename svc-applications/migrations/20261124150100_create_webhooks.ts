import { instant } from '@portal/service-kit/database';
import { outboxTable } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';

export const name = '20261124150100_create_webhooks';

/** Addresses of other programs, what they are told, and how they answered. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('webhooks', (table) => {
    table.increments('id');
    table.string('url', 500).notNullable();
    table.string('events', 200).notNullable();
    // Plain, as each message is signed with it; it opens nothing here.
    table.string('secret', 60).notNullable();
    table.string('secret_before', 60);
    instant(table, 'secret_before_ends_at');
    table.boolean('active').notNullable();
    // Set where the portal itself has turned it off.
    instant(table, 'turned_off_at');
    instant(table, 'failing_since_at');
    table.integer('made_by').unsigned().notNullable();
    instant(table, 'made_at').notNullable();
  });
  await knex.schema.createTable('webhook_deliveries', (table) => {
    table.increments('id');
    table.integer('webhook_id').unsigned().notNullable();
    table.string('event_id', 36).notNullable();
    table.string('kind', 40).notNullable();
    // Null for a test.
    table.integer('application_id').unsigned();
    table.text('body').notNullable();
    table.string('state', 10).notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.integer('answer_status');
    table.string('answer_text', 500);
    table.integer('duration_ms');
    instant(table, 'attempted_at');
    instant(table, 'happened_at').notNullable();
    table.unique(['webhook_id', 'event_id'], { indexName: 'webhook_deliveries_event_unique' });
    table.index(['happened_at'], 'webhook_deliveries_happened_index');
    table.index(['application_id'], 'webhook_deliveries_application_index');
    table
      .foreign('webhook_id', 'webhook_deliveries_webhook_foreign')
      .references('webhooks.id')
      .onDelete('CASCADE');
    table
      .foreign('application_id', 'webhook_deliveries_application_foreign')
      .references('applications.id')
      .onDelete('CASCADE');
  });
  await outboxTable(knex.schema, 'webhooks_outbox');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['webhooks_outbox', 'webhook_deliveries', 'webhooks'])
    await knex.schema.dropTable(table);
}
