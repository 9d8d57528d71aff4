import type { Knex } from 'knex';

export interface EmailChangeStore {
  /** Stores the person's code for an address and resets the count of tries. */
  put(change: { personId: number; email: string; codeHash: string; expiresAt: Date }): Promise<void>;
  /** Counts a try and returns the hash to compare with; undefined when there is no valid code for this address. */
  try(change: { personId: number; email: string }, most: number, now: Date): Promise<string | undefined>;
  /** Uses the code up; false when another request has used it. */
  use(personId: number, codeHash: string): Promise<boolean>;
  /** Ends the person's code, whatever the address: somebody else may have asked for it in their name. */
  remove(personId: number): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

interface ChangeRow {
  person_id: number;
  email: string;
  code_hash: string;
  tries: number;
  expires_at: Date;
}

export function emailChangeStore(knex: Knex): EmailChangeStore {
  const changes = () => knex<ChangeRow>('email_changes');
  return {
    async put({ personId, email, codeHash, expiresAt }) {
      const change = { email, code_hash: codeHash, tries: 0, expires_at: expiresAt };
      await changes()
        .insert({ person_id: personId, ...change })
        .onConflict('person_id')
        .merge(change);
    },
    async try({ personId, email }, most, now) {
      const good = changes().where({ person_id: personId, email }).where('tries', '<', most);
      const counted = await good.where('expires_at', '>', now).increment('tries', 1);
      if (counted !== 1) return undefined;
      return (await changes().where({ person_id: personId, email }).first())?.code_hash;
    },
    use: async (personId, codeHash) =>
      (await changes().where({ person_id: personId, code_hash: codeHash }).delete()) === 1,
    async remove(personId) {
      await changes().where({ person_id: personId }).delete();
    },
    async removeExpired(now) {
      await changes().where('expires_at', '<=', now).delete();
    },
  };
}
