import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261124130100_create_readers';

/** Who reads which application, and who knows which applicant. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('reading_assignments', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    table.integer('staff_id').unsigned().notNullable();
    table.string('staff_name', 200).notNullable();
    table.integer('assigned_by').unsigned().notNullable();
    instant(table, 'created_at').notNullable();
    table.unique(['application_id', 'staff_id']);
    table.index(['staff_id', 'application_id'], 'reading_assignments_staff_index');
  });
  await knex.schema.createTable('reading_conflicts', (table) => {
    table.increments('id');
    table.integer('staff_id').unsigned().notNullable();
    table.string('staff_name', 200).notNullable();
    // The applicant, whatever else they apply for.
    table.integer('person_id').unsigned().notNullable();
    // No reference: a draft that is discarded and brought back keeps its number.
    table.integer('application_id').unsigned().notNullable();
    instant(table, 'created_at').notNullable();
    table.unique(['staff_id', 'application_id']);
    table.index(['person_id'], 'reading_conflicts_person_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('reading_conflicts');
  await knex.schema.dropTable('reading_assignments');
}
