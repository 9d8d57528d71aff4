import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261213100100_create_decision_keys';

/** What a decision was made with, so that the same one that comes twice within a minute is one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('decision_keys', (table) => {
    table.increments('id');
    // Of the author, the application and the words: no text stands here.
    table.string('key_hash', 64).notNullable();
    table.integer('application_id').unsigned().notNullable();
    // One of these two.
    table.integer('feedback_id').unsigned();
    table.integer('held_id').unsigned();
    // The mail of the feedback.
    table.bigInteger('outbox_id').unsigned();
    instant(table, 'decided_at').notNullable();
    table.unique(['key_hash'], { indexName: 'decision_keys_hash_unique' });
    table.index(['decided_at'], 'decision_keys_decided_index');
    table
      .foreign('application_id', 'decision_keys_application_foreign')
      .references('applications.id')
      .onDelete('CASCADE');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('decision_keys');
}
