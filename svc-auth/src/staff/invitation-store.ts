import type { Knex } from 'knex';

export interface NewInvitation {
  personId: number;
  createdAt: Date;
  expiresAt: Date;
}

export interface InvitationStore {
  /** Without a link yet; returns its id. */
  insert(invitation: NewInvitation): Promise<number>;
  /** Whose invitation this is, while it has not been used or taken back. */
  personOf(id: number): Promise<number | undefined>;
  /** Gives it a link, in place of an earlier one. */
  setLink(id: number, tokenHash: string, expiresAt: Date): Promise<void>;
  /** Whose link this is, while it is good. */
  personOfLink(tokenHash: string, now: Date): Promise<number | undefined>;
  /** Marks a good link as used; false when someone was faster or it is no longer good. */
  use(tokenHash: string, now: Date): Promise<boolean>;
  /** Takes back what has not been used. */
  voidAllOf(personId: number): Promise<void>;
  /** Until when those who have not come yet are invited, or were. */
  expiries(): Promise<Map<number, Date>>;
}

interface Row {
  id: number;
  person_id: number;
  token_hash: string | null;
  expires_at: Date;
  used_at: Date | null;
}

export function invitationStore(knex: Knex): InvitationStore {
  const unused = () => knex<Row>('staff_invitations').whereNull('used_at');
  const good = (tokenHash: string, now: Date) =>
    unused().where({ token_hash: tokenHash }).where('expires_at', '>', now);
  return {
    async insert({ personId, createdAt, expiresAt }) {
      const row = { person_id: personId, created_at: createdAt, expires_at: expiresAt };
      const [id] = await knex('staff_invitations').insert(row);
      return Number(id);
    },
    personOf: async (id) => (await unused().where({ id }).first())?.person_id,
    async setLink(id, tokenHash, expiresAt) {
      await unused().where({ id }).update({ token_hash: tokenHash, expires_at: expiresAt });
    },
    personOfLink: async (tokenHash, now) => (await good(tokenHash, now).first())?.person_id,
    use: async (tokenHash, now) => (await good(tokenHash, now).update({ used_at: now })) === 1,
    async voidAllOf(personId) {
      await unused().where({ person_id: personId }).delete();
    },
    async expiries() {
      const rows = await unused().select('person_id', 'expires_at');
      return new Map(rows.map((row) => [row.person_id, row.expires_at]));
    },
  };
}
