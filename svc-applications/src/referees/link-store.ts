import type { Knex } from 'knex';

/** The page that a link opens: `write` the referee's, `confirm` the applicant's. */
export type LinkPurpose = 'write' | 'confirm';

export interface Link {
  requestId: number;
  applicationId: number;
  purpose: LinkPurpose;
  /** The address to which a `confirm` link was mailed. */
  mailbox: string | null;
  expiresAt: Date;
}

export interface LinkStore {
  addLink(link: Link & { secretHash: string }, now: Date): Promise<void>;
  /** Finds a link, even an expired one: its page says that it has expired. */
  link(secretHash: string): Promise<Link | undefined>;
  /** Records that a `confirm` link was used. */
  confirm(secretHash: string, now: Date): Promise<void>;
  /** Whether the applicant has proven this mailbox by a link about this application. */
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
