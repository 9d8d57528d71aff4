import { outboxTable } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';

export const name = '20261121100400_create_applications_outbox';

export async function up(knex: Knex): Promise<void> {
  await outboxTable(knex.schema, 'applications_outbox');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('applications_outbox');
}
