import { eventTable } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122150000_create_applications_events';

export async function up(knex: Knex): Promise<void> {
  await eventTable(knex, 'applications_events');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('applications_events');
}
