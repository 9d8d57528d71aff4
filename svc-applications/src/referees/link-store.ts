import type { Knex } from 'knex';

/** `write` opens the referee's page, `confirm` the applicant's. */
export type LinkPurpose = 'write' | 'confirm';

export interface Link {
  requestId: number;
  applicationId: number;
  purpose: LinkPurpose;
  /** Where a link of `confirm` was mailed. */
  mailbox: string | null;
  expiresAt: Date;
}

export interface LinkStore {
  addLink(link: Link & { secretHash: string }, now: Date): Promise<void>;
  /** Expired ones, too: their page shows that. */
  link(secretHash: string): Promise<Link | undefined>;
  /** Notes that a link of `confirm` was used. */
  confirm(secretHash: string, now: Date): Promise<void>;
  /** Whether the applicant has shown, by the link that an application mailed, that this mailbox is theirs. */
  isConfirmed(applicationId: number, mailbox: string): Promise<boolean>;
}

export function linkStore(knex: Knex): LinkStore {
  return {
    async addLink({ secretHash, requestId, applicationId, purpose, mailbox, expiresAt }, now) {
      await knex('letter_links').insert({
        secret_hash: secretHash,
        request_id: requestId,
        application_id: applicationId,
        ...{ purpose, mailbox },
        created_at: now,
        expires_at: expiresAt,
      });
    },
    async link(secret_hash) {
      const row = await knex('letter_links').where({ secret_hash }).first();
      return (
        row && {
          requestId: row.request_id,
          applicationId: row.application_id,
          purpose: row.purpose,
          mailbox: row.mailbox,
          expiresAt: row.expires_at,
        }
      );
    },
    async confirm(secret_hash, confirmed_at) {
      await knex('letter_links').where({ secret_hash, confirmed_at: null }).update({ confirmed_at });
    },
    async isConfirmed(application_id, mailbox) {
      const found = knex('letter_links').where({ application_id, mailbox }).whereNotNull('confirmed_at');
      return (await found.first('id')) !== undefined;
    },
  };
}
