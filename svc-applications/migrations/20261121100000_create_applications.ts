import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121100000_create_applications';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('applications', (table) => {
    table.increments('id');
    table.integer('person_id').unsigned().notNullable();
    table.string('type', 10).notNullable();
    table.string('status', 12).notNullable();
    table.smallint('current_step').notNullable();
    table.integer('version').unsigned().notNullable().defaultTo(1);
    // Set while the application can be edited: at most one open application for each programme and person.
    table.string('open_slot', 30);
    // The columns by which staff lists search and sort; the full details stand in intern_details.
    table.string('applicant_name', 200).notNullable();
    table.string('applicant_email', 254).notNullable();
    table.string('applicant_phone', 20).notNullable();
    table.string('purpose', 20);
    table.string('signature', 200);
    table.boolean('agreement').notNullable().defaultTo(false);
    // The form as it was typed last, complete or not.
    table.text('form_data', 'mediumtext').notNullable();
    instant(table, 'submitted_at');
    instant(table, 'created_at').notNullable();
    instant(table, 'updated_at').notNullable();

    table.unique(['open_slot'], { indexName: 'applications_open_slot_unique' });
    table.index(['person_id', 'type', 'id'], 'applications_person_index');
    // The staff's lists: one programme, perhaps one status, in each order that a list offers.
    table.index(['type', 'status', 'submitted_at'], 'applications_status_index');
    table.index(['type', 'submitted_at'], 'applications_submitted_index');
    table.index(['type', 'created_at'], 'applications_created_index');
    table.index(['type', 'updated_at'], 'applications_updated_index');
    table.index(['type', 'applicant_name'], 'applications_name_index');
    table.index(['applicant_email'], 'applications_email_index');
  });

  await knex.schema.createTable('intern_details', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    table.string('full_name', 200).notNullable();
    table.string('email', 254).notNullable();
    table.string('phone_number', 20).notNullable();
    table.date('date_of_birth').notNullable();
    table.string('gender', 20).notNullable();
    table.string('nationality', 200).notNullable();
    table.text('current_address').notNullable();
    table.text('permanent_address');
    table.string('contact_preference', 10).notNullable();
    // Null while it is not answered.
    table.boolean('has_disability');
    table.text('disability_description');
    table.text('personal_statement');
    table.text('other_skills');
    table.unique(['application_id'], { indexName: 'intern_details_application_id_unique' });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('intern_details');
  await knex.schema.dropTable('applications');
}
