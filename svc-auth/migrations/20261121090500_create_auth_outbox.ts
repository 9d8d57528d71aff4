import { outboxTable } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';

export const name = '20261121090500_create_auth_outbox';

export async function up(knex: Knex): Promise<void> {
  await outboxTable(knex.schema, 'auth_outbox');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('auth_outbox');
}
