import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122170000_add_session_use';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    // In words, 'Firefox on Windows': the whole text that a browser sends would tell more than a list needs.
    table.string('device', 60);
    instant(table, 'last_used_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  // As they stand: knex would build the whole table anew on SQLite, and others refer to it.
  for (const column of ['last_used_at', 'device'])
    await knex.raw(`alter table sessions drop column ${column}`);
}
