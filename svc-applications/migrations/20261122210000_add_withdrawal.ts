import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122210000_add_withdrawal';

/** When and why the applicant withdrew it; null: it stands. The status stays what it was. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    instant(table, 'withdrawn_at');
    table.text('withdrawal_reason');
    table.index(['withdrawn_at', 'type', 'status'], 'applications_withdrawn_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    table.dropIndex([], 'applications_withdrawn_index');
  });
  // In statements of their own: knex copies the whole table on SQLite, under the views that read it.
  for (const column of ['withdrawal_reason', 'withdrawn_at'])
    await knex.raw(`alter table applications drop column ${column}`);
}
