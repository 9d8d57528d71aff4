import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261124140000_create_auth_mail_templates';

/** The words of mails about accounts as administrators have written them; every version stays. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('auth_mail_templates', (table) => {
    table.increments('id');
    table.string('kind', 40).notNullable();
    table.string('language', 10).notNullable();
    table.integer('version').unsigned().notNullable();
    table.unique(['kind', 'language', 'version']);
    // Null: back to the standard words.
    table.string('subject', 200);
    table.text('text');
    table.text('small');
    table.integer('saved_by').unsigned().notNullable();
    table.string('saved_by_name', 200).notNullable();
    instant(table, 'saved_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('auth_mail_templates');
}
