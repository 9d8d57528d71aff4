import type { Knex } from 'knex';

export const name = '3331_tie_offer_links_to_mailboxes';

/** New: replicas of the release before make links without it, which open for whoever holds them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offer_links', (table) => {
    // Of the secret with the address that it was mailed to; null for links from before.
    table.string('mailbox_hash', 64);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table offer_links drop column mailbox_hash');
}
