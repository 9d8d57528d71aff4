import type { Knex } from 'knex';

export interface NewInvitation {
  personId: number;
  /** The inviting administrator; the invitation opens nothing once they may not manage staff. */
  invitedBy: number;
  /** Whether it was sent again, so is not the first one for this person. */
  sentAgain: boolean;
  createdAt: Date;
  expiresAt: Date;
}

export interface InvitationStore {
  /** Inserts an invitation without a link; returns its id. */
  insert(invitation: NewInvitation): Promise<number>;
  /** Returns an invitation that has not been used or taken back. */
  byId(id: number): Promise<OpenInvitation | undefined>;
  /** Gives the invitation a link, in place of an earlier one. */
  setLink(id: number, tokenHash: string, expiresAt: Date): Promise<void>;
  /** Finds such an invitation by its link, until it expires. */
  byLink(tokenHash: string, now: Date): Promise<OpenInvitation | undefined>;
  /** Marks a valid link as used; false when another request has used it or it is no longer valid. */
  use(tokenHash: string, now: Date): Promise<boolean>;
  /** Whether this administrator has sent the person's invitation again since then. */
  isSentAgain(about: { personId: number; invitedBy: number }, since: Date): Promise<boolean>;
  /** Takes back a person's unused invitations. */
  voidAllOf(personId: number): Promise<void>;
  /** Takes back the unused invitations that an administrator sent. */
  voidAllBy(inviterId: number): Promise<void>;
  /** Returns when the person used an invitation; undefined when they never did. */
  usedBy(personId: number): Promise<Date | undefined>;
  /** Returns all invitations that were not used or taken back, also expired ones, the newest first. */
  open(): Promise<OpenInvitation[]>;
}

/** An unused invitation. Whether it opens something still depends on the inviting administrator: see `mayInvite`. */
export interface OpenInvitation {
  personId: number;
  /** Null in older invitations. */
  invitedBy: number | null;
  /** When it expires or has expired. */
  expiresAt: Date;
}

interface InvitationRow {
  id: number;
  person_id: number;
  token_hash: string | null;
  expires_at: Date;
  used_at: Date | null;
  invited_by: number | null;
  sent_again: boolean | number;
  created_at: Date;
}

export function invitationStore(knex: Knex): InvitationStore {
  const unused = () => knex<InvitationRow>('staff_invitations').whereNull('used_at');
  const good = (tokenHash: string, now: Date) =>
    unused().where({ token_hash: tokenHash }).where('expires_at', '>', now);
  return {
    async insert({ personId, invitedBy, sentAgain, createdAt, expiresAt }) {
      const times = { created_at: createdAt, expires_at: expiresAt };
      const row = { person_id: personId, invited_by: invitedBy, sent_again: sentAgain, ...times };
      const [id] = await knex('staff_invitations').insert(row);
      return Number(id);
    },
    async isSentAgain({ personId, invitedBy }, since) {
      const again = unused().where({ person_id: personId, invited_by: invitedBy, sent_again: true });
      return (await again.where('created_at', '>', since).first('id')) !== undefined;
    },
    byId: async (id) => toOpen(await unused().where({ id }).first()),
    async setLink(id, tokenHash, expiresAt) {
      await unused().where({ id }).update({ token_hash: tokenHash, expires_at: expiresAt });
    },
    byLink: async (tokenHash, now) => toOpen(await good(tokenHash, now).first()),
    use: async (tokenHash, now) => (await good(tokenHash, now).update({ used_at: now })) === 1,
    async voidAllOf(personId) {
      await unused().where({ person_id: personId }).delete();
    },
    async voidAllBy(inviterId) {
      await unused().where({ invited_by: inviterId }).delete();
    },
    async usedBy(personId) {
      const used = knex<InvitationRow>('staff_invitations')
        .where({ person_id: personId })
        .whereNotNull('used_at');
      return (await used.orderBy('used_at', 'desc').first())?.used_at ?? undefined;
    },
    open: async () => (await unused().orderBy('id', 'desc')).flatMap((row) => toOpen(row) ?? []),
  };
}

const toOpen = (row: InvitationRow | undefined): OpenInvitation | undefined =>
  row && { personId: row.person_id, invitedBy: row.invited_by, expiresAt: row.expires_at };
