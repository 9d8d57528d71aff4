import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122180000_add_session_proof';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    // The last time that the password was proven again; null: at the sign-in.
    instant(table, 'proven_at');
    // The last time that a page of the staff told of typing or pressing; null: never told, so it ends by its age alone.
    instant(table, 'page_used_at');
    table.index(['page_used_at'], 'sessions_page_used_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.dropIndex(['page_used_at'], 'sessions_page_used_index');
  });
  // As they stand: knex would build the whole table anew on SQLite, and others refer to it.
  for (const column of ['page_used_at', 'proven_at'])
    await knex.raw(`alter table sessions drop column ${column}`);
}
