import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261124130200_create_score_sheets';

/** The criteria of each programme, every version of them, and what each reader gave. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('score_forms', (table) => {
    table.increments('id');
    table.string('programme', 40).notNullable();
    table.integer('version').unsigned().notNullable();
    table.text('criteria').notNullable();
    table.string('saved_by', 200).notNullable();
    instant(table, 'created_at').notNullable();
    table.unique(['programme', 'version']);
  });
  await knex.schema.createTable('score_sheets', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    table.integer('staff_id').unsigned().notNullable();
    table.string('staff_name', 200).notNullable();
    table.integer('form_id').unsigned().notNullable().references('score_forms.id');
    table.text('scores').notNullable();
    table.text('comment').notNullable();
    table.integer('version').unsigned().notNullable();
    instant(table, 'updated_at').notNullable();
    // Null: nobody but its reader sees it.
    instant(table, 'sent_at');
    table.unique(['application_id', 'staff_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('score_sheets');
  await knex.schema.dropTable('score_forms');
}
