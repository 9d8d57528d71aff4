import { engineOf, instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122170200_own_addresses';

/**
 * Several people may stand under one email address; one of them owns it. A replica of the release before goes on: it
 * looks an address up before it inserts, and fills none of the new columns.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('people', (table) => {
    instant(table, 'proven_at');
    instant(table, 'phone_proven_at');
    // The email address of the person who owns it.
    const owned = table.string('proven_email', 254);
    if (engineOf(knex) === 'mysql') owned.collate('utf8mb4_bin');
    // The hash of email and phone, until the mailbox is proven.
    table.string('pair_key', 64);
  });
  // Evidence that the owner of the mailbox was here: a password of their own, or the first use of a mailed one.
  await knex('people')
    .where({ password_state: 'own' })
    .orWhereNotNull('last_sign_in_at')
    .orWhere((row) => row.where({ password_state: 'mailed' }).whereNull('mailed_password_expires_at'))
    .update({ proven_at: knex.ref('created_at'), phone_proven_at: knex.ref('created_at') });
  await knex('people')
    .whereNotNull('proven_at')
    .orWhereIn('role', ['admin', 'reviewer'])
    .update({ proven_email: knex.ref('email') });
  await knex.schema.alterTable('people', (table) => {
    table.unique(['proven_email'], { indexName: 'people_proven_email_unique' });
    table.unique(['pair_key'], { indexName: 'people_pair_key_unique' });
    table.index(['email'], 'people_email_index');
  });
  await knex.schema.alterTable('people', (table) => {
    table.dropUnique(['email'], 'people_email_unique');
  });
}

/** Fails where several people stand under one address: one of them would have to go. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('people', (table) => {
    table.unique(['email'], { indexName: 'people_email_unique' });
  });
  await knex.schema.alterTable('people', (table) => {
    table.dropIndex(['email'], 'people_email_index');
    table.dropUnique(['pair_key'], 'people_pair_key_unique');
    table.dropUnique(['proven_email'], 'people_proven_email_unique');
  });
  // As they stand: knex would build the whole table anew on SQLite, and others refer to it.
  for (const column of ['pair_key', 'proven_email', 'phone_proven_at', 'proven_at'])
    await knex.raw(`alter table people drop column ${column}`);
}
