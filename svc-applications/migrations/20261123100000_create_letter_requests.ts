import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261123100000_create_letter_requests';

const ofApplication = (table: Knex.CreateTableBuilder) =>
  table.integer('application_id').unsigned().notNullable().references('applications.id').onDelete('CASCADE');

const ofRequest = (table: Knex.CreateTableBuilder) =>
  table.integer('request_id').unsigned().notNullable().references('letter_requests.id').onDelete('CASCADE');

/**
 * Referees who are asked for letters by mail. All tables are new and empty: until an administrator chooses, letters are
 * uploaded. Each table names the application, so that a discarded draft takes its rows along.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('letter_settings', (table) => {
    table.increments('id');
    table.string('programme', 40).notNullable();
    table.unique(['programme'], { indexName: 'letter_settings_programme_unique' });
    table.string('letters', 10).notNullable();
    table.boolean('before_letters').notNullable();
    instant(table, 'updated_at').notNullable();
  });
  await knex.schema.createTable('letter_requests', (table) => {
    table.increments('id');
    ofApplication(table);
    table.string('reference_type', 20).notNullable();
    // 'APPLICATION:TYPE' for whoever is asked now; null for those who were replaced or passed it on.
    table.string('live_slot', 60);
    table.unique(['live_slot'], { indexName: 'letter_requests_live_slot_unique' });
    // Whom the applicant named; who is asked differs where the referee has passed it on.
    table.string('named_name', 200).notNullable();
    table.string('named_email', 254).notNullable();
    table.string('name', 200).notNullable();
    table.string('email', 254).notNullable();
    table.text('about').notNullable();
    table.string('state', 10).notNullable();
    table.integer('passed_from').unsigned();
    instant(table, 'created_at').notNullable();
    // When the mail was queued; null while the applicant's mailbox is not proven.
    instant(table, 'asked_at');
    instant(table, 'opened_at');
    instant(table, 'answered_at');
    // The last reminder by the applicant.
    instant(table, 'reminded_at');
    table.text('decline_reason');
    table.index(['application_id', 'reference_type'], 'letter_requests_application_index');
    table.index(['state', 'asked_at'], 'letter_requests_state_index');
  });
  // The hashes of the secrets in mailed links; each mail has a secret of its own.
  await knex.schema.createTable('letter_links', (table) => {
    table.increments('id');
    ofApplication(table);
    ofRequest(table);
    table.string('secret_hash', 64).notNullable();
    table.unique(['secret_hash'], { indexName: 'letter_links_secret_hash_unique' });
    // 'write' for the referee, 'confirm' for the applicant.
    table.string('purpose', 10).notNullable();
    // Where a link of 'confirm' was mailed: once it is used, that mailbox is the applicant's.
    table.string('mailbox', 254);
    instant(table, 'confirmed_at');
    instant(table, 'created_at').notNullable();
    instant(table, 'expires_at').notNullable();
  });
  // One row for each reminder that went by itself.
  await knex.schema.createTable('letter_reminders', (table) => {
    table.increments('id');
    ofApplication(table);
    ofRequest(table);
    table.integer('after_days').unsigned().notNullable();
    table.unique(['request_id', 'after_days'], { indexName: 'letter_reminders_once_unique' });
    instant(table, 'created_at').notNullable();
  });
  await knex.schema.createTable('referee_letters', (table) => {
    table.increments('id');
    ofApplication(table);
    ofRequest(table);
    table.unique(['request_id'], { indexName: 'referee_letters_request_unique' });
    table.text('statement', 'mediumtext');
    table.string('file_path', 191);
    table.unique(['file_path'], { indexName: 'referee_letters_file_path_unique' });
    table.string('original_name', 200);
    table.integer('size').unsigned();
    table.string('mime_type', 100);
    table.string('sha256', 64);
    table.string('scan', 10);
    instant(table, 'created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'referee_letters',
    'letter_reminders',
    'letter_links',
    'letter_requests',
    'letter_settings',
  ])
    await knex.schema.dropTable(table);
}
