import { engineOf, instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121090000_create_people';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('people', (table) => {
    table.increments('id');
    const email = table.string('email', 254).notNullable();
    // Byte for byte: MySQL's default collation takes é for e, which are two mailboxes.
    if (engineOf(knex) === 'mysql') email.collate('utf8mb4_bin');
    table.string('phone', 20);
    table.string('name', 200).notNullable();
    table.string('role', 20).notNullable();
    table.string('password_hash', 255);
    table.string('password_state', 10).notNullable().defaultTo('none');
    instant(table, 'mailed_password_expires_at');
    table.boolean('active').notNullable().defaultTo(true);
    instant(table, 'created_at').notNullable();
    instant(table, 'updated_at').notNullable();
    table.unique(['email'], { indexName: 'people_email_unique' });
    table.index(['phone'], 'people_phone_index');
    table.index(['role', 'active'], 'people_role_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('people');
}
