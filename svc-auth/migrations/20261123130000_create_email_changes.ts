import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261123130000_create_email_changes';

export async function up(knex: Knex): Promise<void> {
  // One a person: a newer code, maybe for another address, takes the place of the old one.
  await knex.schema.createTable('email_changes', (table) => {
    table.integer('person_id').unsigned().primary();
    table.string('email', 254).notNullable();
    table.string('code_hash', 64).notNullable();
    table.integer('tries').unsigned().notNullable().defaultTo(0);
    instant(table, 'expires_at').notNullable();
    table.foreign('person_id', 'email_changes_person_foreign').references('people.id');
    table.index(['expires_at'], 'email_changes_expires_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('email_changes');
}
