import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121122000_create_application_requests';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('application_requests', (table) => {
    table.increments('id');
    // The applicant who requests another application of a programme.
    table.integer('person_id').unsigned().notNullable();
    table.string('application_type', 10).notNullable();
    table.string('status', 10).notNullable();
    // Set until the decision: at most one waiting request for each programme and person.
    table.string('pending_slot', 30);
    table.text('user_reason').notNullable();
    table.text('admin_notes');
    table.integer('reviewer_id').unsigned();
    table.string('reviewed_by', 200);
    instant(table, 'reviewed_at');
    // The time at which the applicant saw the decision.
    instant(table, 'seen_at');
    instant(table, 'created_at').notNullable();
    ofApplication(table, 'original_application_id').notNullable().onDelete('CASCADE');
    // The application that an approval began.
    ofApplication(table, 'created_application_id').onDelete('SET NULL');
    table.string('applicant_name', 200).notNullable();
    table.string('applicant_email', 254).notNullable();

    table.unique(['pending_slot'], { indexName: 'application_requests_pending_slot_unique' });
    table.index(['person_id', 'id'], 'application_requests_person_index');
    table.index(['status', 'created_at'], 'application_requests_status_index');
  });
}

function ofApplication(table: Knex.CreateTableBuilder, column: string): Knex.ReferencingColumnBuilder {
  return table.integer(column).unsigned().references('applications.id');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('application_requests');
}
