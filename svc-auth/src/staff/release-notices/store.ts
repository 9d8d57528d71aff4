import { isUniqueViolation } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export interface ReleaseNoticeStore {
  /** Notes that this one was asked for; false when it was before. Of two at once the second waits for the first. */
  add(id: string, now: Date): Promise<boolean>;
  /** Forgets those that nobody asks for again. */
  removeOlder(than: Date): Promise<void>;
}

const table = 'release_notices';

export const releaseNoticeStore = (knex: Knex): ReleaseNoticeStore => ({
  async add(id, now) {
    try {
      await knex(table).insert({ id, created_at: now });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  },
  async removeOlder(than) {
    await knex(table).where('created_at', '<', than).delete();
  },
});
