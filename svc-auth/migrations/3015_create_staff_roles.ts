import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '3015_create_staff_roles';

/** Roles that administrators make. An account has one by its number (`people.role`: `staff:7`). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('staff_roles', (table) => {
    table.increments('id');
    table.string('name', 60).notNullable();
    // As it is compared: two roles do not differ by capital letters alone.
    table.string('name_key', 60).notNullable().unique('staff_roles_name_key_unique');
    table.text('permissions').notNullable();
    table.integer('version').unsigned().notNullable().defaultTo(1);
    instant(table, 'created_at').notNullable();
    instant(table, 'updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('staff_roles');
}
