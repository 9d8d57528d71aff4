import type { Knex } from 'knex';

/** The stored part of a link. */
export interface StoredLink {
  secretHash: string;
  /** A hash that recognises the mailbox to which the link was sent; null for links from before it was stored. */
  mailboxHash: string | null;
  offerId: number;
}

export interface OfferLinkStore {
  addLink(link: StoredLink & { applicationId: number }, now: Date): Promise<void>;
  byLink(secretHash: string): Promise<StoredLink | undefined>;
}

export const offerLinkStore = (knex: Knex): OfferLinkStore => ({
  async addLink({ secretHash, mailboxHash, offerId, applicationId }, now) {
    await knex('offer_links').insert({
      secret_hash: secretHash,
      mailbox_hash: mailboxHash,
      offer_id: offerId,
      application_id: applicationId,
      created_at: now,
    });
  },
  async byLink(secret_hash) {
    const row = await knex('offer_links').where({ secret_hash }).first();
    return row && { secretHash: secret_hash, mailboxHash: row.mailbox_hash, offerId: row.offer_id };
  },
});
