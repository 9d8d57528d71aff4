import { eventTable } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122150000_create_auth_events';

export async function up(knex: Knex): Promise<void> {
  await eventTable(knex, 'auth_events');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('auth_events');
}
