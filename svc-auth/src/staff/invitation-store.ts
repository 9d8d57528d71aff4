import type { Knex } from 'knex';

export interface NewInvitation {
  personId: number;
  /** The administrator in whose name it is; it opens nothing once they are none. */
  invitedBy: number;
  /** Asked for again; not the first for this person. */
  sentAgain: boolean;
  createdAt: Date;
  expiresAt: Date;
}

export interface InvitationStore {
  /** Inserts an invitation without a link; returns its id. */
  insert(invitation: NewInvitation): Promise<number>;
  /** The invited person, while the invitation has not been used or taken back, and whoever invites still may. */
  personOf(id: number): Promise<number | undefined>;
  /** Gives the invitation a link in place of an earlier link. */
  setLink(id: number, tokenHash: string, expiresAt: Date): Promise<void>;
  /** The invited person by the link, while it is good. */
  personOfLink(tokenHash: string, now: Date): Promise<number | undefined>;
  /** Marks a good link as used; false when another request was faster or the link is no longer good. */
  use(tokenHash: string, now: Date): Promise<boolean>;
  /** Whether this administrator has sent a person their invitation again since then. */
  isSentAgain(about: { personId: number; invitedBy: number }, since: Date): Promise<boolean>;
  /** Takes back a person's unused invitations. */
  voidAllOf(personId: number): Promise<void>;
  /** Takes back the unused invitations that an administrator sent. */
  voidAllBy(inviterId: number): Promise<void>;
  /** When the person used an invitation; undefined when they never did. */
  usedBy(personId: number): Promise<Date | undefined>;
  /**
   * When the invitation of each person who has not joined yet expires, or expired, by person id; without those whose
   * administrator may not invite any more.
   */
  expiries(): Promise<Map<number, Date>>;
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
  /** Asked at the moment it opens something: the administrator may have left since. */
  const valid = () =>
    unused().where((by) =>
      by
        .whereNull('invited_by')
        .orWhereExists(
          knex('people as inviter')
            .select(knex.raw('1'))
            .whereRaw('inviter.id = staff_invitations.invited_by')
            .where({ 'inviter.role': 'admin', 'inviter.active': true })
            .whereNot('inviter.password_state', 'none'),
        ),
    );
  const good = (tokenHash: string, now: Date) =>
    valid().where({ token_hash: tokenHash }).where('expires_at', '>', now);
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
    personOf: async (id) => (await valid().where({ id }).first())?.person_id,
    async setLink(id, tokenHash, expiresAt) {
      await unused().where({ id }).update({ token_hash: tokenHash, expires_at: expiresAt });
    },
    personOfLink: async (tokenHash, now) => (await good(tokenHash, now).first())?.person_id,
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
    async expiries() {
      const rows = await valid().select('person_id', 'expires_at');
      return new Map(rows.map((row) => [row.person_id, row.expires_at]));
    },
  };
}
