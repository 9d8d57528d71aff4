import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261123120100_create_mails';

/** What happened to each mail about an application. It outlives the mail's row in the outbox. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('mails', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    table.bigInteger('outbox_id').unsigned().notNullable();
    table.unique(['outbox_id'], { indexName: 'mails_outbox_unique' });
    table.string('kind', 64).notNullable();
    // As in the outbox: ids alone.
    table.text('payload').notNullable();
    // Where it went at the last attempt.
    table.string('to_address', 254);
    // The last answer of a mail server that refused it or could not deliver it.
    table.string('answer', 500);
    instant(table, 'queued_at').notNullable();
    instant(table, 'sent_at');
    instant(table, 'bounced_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('mails');
}
