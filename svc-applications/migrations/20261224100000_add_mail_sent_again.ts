import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261224100000_add_mail_sent_again';

/** When somebody last sent a mail again: of two presses, one after the other, the second finds the first. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (table) => {
    instant(table, 'sent_again_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  // In one statement: knex copies the whole table on SQLite.
  await knex.raw('alter table mails drop column sent_again_at');
}
