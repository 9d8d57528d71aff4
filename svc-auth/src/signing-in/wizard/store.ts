import type { Knex } from 'knex';

export interface ResumeCodeStore {
  /** Stores the person's code and resets the count of tries. */
  put(personId: number, codeHash: string, expiresAt: Date): Promise<void>;
  /**
   * Counts a try and returns the hash to compare with; undefined when there is no code, or it is used up or expired.
   */
  try(personId: number, most: number, now: Date): Promise<string | undefined>;
  /** Uses the code up; false when another request has used it. */
  use(personId: number, codeHash: string): Promise<boolean>;
  /** Deletes the person's code, because its mail went to an address that is no longer theirs. */
  remove(personId: number): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

interface CodeRow {
  person_id: number;
  code_hash: string;
  tries: number;
  expires_at: Date;
}

export function resumeCodeStore(knex: Knex): ResumeCodeStore {
  const codes = () => knex<CodeRow>('resume_codes');
  return {
    async put(personId, codeHash, expiresAt) {
      const code = { code_hash: codeHash, tries: 0, expires_at: expiresAt };
      await codes()
        .insert({ person_id: personId, ...code })
        .onConflict('person_id')
        .merge(code);
    },
    async try(personId, most, now) {
      const good = codes().where({ person_id: personId }).where('tries', '<', most);
      const counted = await good.where('expires_at', '>', now).increment('tries', 1);
      if (counted !== 1) return undefined;
      return (await codes().where({ person_id: personId }).first())?.code_hash;
    },
    use: async (personId, codeHash) =>
      (await codes().where({ person_id: personId, code_hash: codeHash }).delete()) === 1,
    async remove(personId) {
      await codes().where({ person_id: personId }).delete();
    },
    async removeExpired(now) {
      await codes().where('expires_at', '<=', now).delete();
    },
  };
}
