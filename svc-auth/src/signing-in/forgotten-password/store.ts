import type { Knex } from 'knex';

export interface PasswordReset {
  tokenHash: string;
  personId: number;
  createdAt: Date;
  expiresAt: Date;
}

export interface PasswordResetStore {
  insert(reset: PasswordReset): Promise<void>;
  /** Returns the id of the person whose link this is, while it is valid. */
  personOf(tokenHash: string, now: Date): Promise<number | undefined>;
  /** Marks a valid link as used; false when another request has used it or it is no longer valid. */
  use(tokenHash: string, now: Date): Promise<boolean>;
  /** Invalidates all links of a person. */
  voidAllOf(personId: number, now: Date): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

export function passwordResetStore(knex: Knex): PasswordResetStore {
  const good = (now: Date) => knex('password_resets').whereNull('used_at').where('expires_at', '>', now);
  return {
    async insert(reset) {
      await knex('password_resets').insert({
        token_hash: reset.tokenHash,
        person_id: reset.personId,
        created_at: reset.createdAt,
        expires_at: reset.expiresAt,
      });
    },
    async personOf(tokenHash, now) {
      const row = await good(now).where({ token_hash: tokenHash }).first('person_id');
      return row?.person_id;
    },
    async use(tokenHash, now) {
      return (await good(now).where({ token_hash: tokenHash }).update({ used_at: now })) === 1;
    },
    async voidAllOf(personId, now) {
      await good(now).where({ person_id: personId }).update({ used_at: now });
    },
    async removeExpired(now) {
      await knex('password_resets').where('expires_at', '<=', now).delete();
    },
  };
}
