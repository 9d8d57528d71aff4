import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261124130000_create_notes_and_labels';

/** What staff write about an application for each other; applicants never read it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('labels', (table) => {
    table.increments('id');
    table.string('name', 40).notNullable();
    // The name in lower case: two labels differ by more than capitals.
    table.string('name_key', 80).notNullable();
    table.string('tone', 20).notNullable();
    instant(table, 'created_at').notNullable();
    table.unique(['name_key']);
  });
  await knex.schema.createTable('application_labels', (table) => {
    table.increments('id');
    ofApplication(table);
    table.integer('label_id').unsigned().notNullable().references('labels.id').onDelete('CASCADE');
    table.integer('staff_id').unsigned().notNullable();
    instant(table, 'created_at').notNullable();
    table.unique(['application_id', 'label_id']);
    table.index(['label_id', 'application_id'], 'application_labels_label_index');
  });
  await knex.schema.createTable('notes', (table) => {
    table.increments('id');
    ofApplication(table);
    table.integer('staff_id').unsigned().notNullable();
    table.string('staff_name', 200).notNullable();
    table.text('text').notNullable();
    instant(table, 'created_at').notNullable();
    table.index(['application_id'], 'notes_application_index');
  });
  await knex.schema.alterTable('notifications', (table) => {
    // Null: for all staff.
    table.integer('for_person_id').unsigned();
    table.index(['for_person_id', 'id'], 'notifications_for_person_index');
  });
}

function ofApplication(table: Knex.CreateTableBuilder): void {
  table.integer('application_id').unsigned().notNullable().references('applications.id').onDelete('CASCADE');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('notifications', (table) => {
    table.dropIndex(['for_person_id', 'id'], 'notifications_for_person_index');
  });
  await knex.raw('alter table notifications drop column for_person_id');
  await knex.schema.dropTable('notes');
  await knex.schema.dropTable('application_labels');
  await knex.schema.dropTable('labels');
}
