import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121120000_create_staff_invitations';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('staff_invitations', (table) => {
    table.increments('id');
    table.integer('person_id').unsigned().notNullable();
    // Known from the moment the link is made, when the mail goes out.
    table.string('token_hash', 64);
    instant(table, 'created_at').notNullable();
    instant(table, 'expires_at').notNullable();
    instant(table, 'used_at');
    table.foreign('person_id', 'staff_invitations_person_foreign').references('people.id');
    table.unique(['token_hash'], { indexName: 'staff_invitations_token_unique' });
    table.index(['person_id'], 'staff_invitations_person_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('staff_invitations');
}
