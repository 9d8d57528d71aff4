import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121120200_create_staff_audit';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('staff_audit', (table) => {
    table.bigIncrements('id');
    table.string('action', 20).notNullable();
    // As they were called and what they were then: what was done stays true when a person is renamed.
    table.integer('actor_id').unsigned().notNullable();
    table.string('actor_name', 200).notNullable();
    table.string('actor_role', 20).notNullable();
    table.text('details', 'mediumtext').notNullable();
    instant(table, 'created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('staff_audit');
}
