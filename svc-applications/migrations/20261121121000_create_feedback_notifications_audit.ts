import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121121000_create_feedback_notifications_audit';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('feedback', (table) => {
    table.increments('id');
    ofApplication(table);
    // The applicant, the only reader.
    table.integer('person_id').unsigned().notNullable();
    table.string('status', 12).notNullable();
    table.string('type', 20).notNullable();
    table.text('message').notNullable();
    table.integer('author_id').unsigned().notNullable();
    table.string('author_name', 200).notNullable();
    instant(table, 'created_at').notNullable();
    instant(table, 'read_at');
    table.index(['person_id', 'read_at'], 'feedback_person_index');
    table.index(['application_id'], 'feedback_application_index');
  });

  await knex.schema.createTable('notifications', (table) => {
    // The notifications of all staff; a newer notification has a higher id.
    table.increments('id');
    ofApplication(table);
    table.string('type', 30).notNullable();
    table.string('title', 300).notNullable();
    table.text('message').notNullable();
    table.string('application_type', 10).notNullable();
    table.integer('person_id').unsigned().notNullable();
    table.string('applicant_name', 200).notNullable();
    instant(table, 'created_at').notNullable();
    // The time of the first event that this notification stands for.
    instant(table, 'since_at').notNullable();
    table.index(['application_id', 'type', 'since_at'], 'notifications_application_index');
    table.index(['created_at'], 'notifications_created_index');
  });

  // Each member of staff has read all notifications up to this id ...
  await knex.schema.createTable('notification_watermarks', (table) => {
    table.integer('person_id').unsigned().primary();
    table.integer('read_up_to').unsigned().notNullable();
    instant(table, 'marked_at').notNullable();
  });
  // ... and the notifications in this table.
  await knex.schema.createTable('notification_reads', (table) => {
    table.integer('person_id').unsigned().notNullable();
    table
      .integer('notification_id')
      .unsigned()
      .notNullable()
      .references('notifications.id')
      .onDelete('CASCADE');
    instant(table, 'read_at').notNullable();
    table.primary(['person_id', 'notification_id']);
    table.index(['notification_id'], 'notification_reads_notification_index');
  });

  await knex.schema.createTable('audit_entries', (table) => {
    table.increments('id');
    // Null: an act that concerns the portal. The row stays whatever becomes of the application.
    table.integer('application_id').unsigned();
    table.string('action', 30).notNullable();
    table.integer('actor_id').unsigned().notNullable();
    table.string('actor_name', 200).notNullable();
    table.string('actor_role', 10).notNullable();
    table.text('details', 'mediumtext').notNullable();
    // The key of an act that is recorded once, however often it happens.
    table.string('once_key', 100);
    instant(table, 'created_at').notNullable();
    table.index(['application_id'], 'audit_entries_application_index');
    table.unique(['once_key'], { indexName: 'audit_entries_once_key_unique' });
  });
}

function ofApplication(table: Knex.CreateTableBuilder): void {
  table.integer('application_id').unsigned().notNullable().references('applications.id').onDelete('CASCADE');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('audit_entries');
  await knex.schema.dropTable('notification_reads');
  await knex.schema.dropTable('notification_watermarks');
  await knex.schema.dropTable('notifications');
  await knex.schema.dropTable('feedback');
}
