import { isUniqueViolation } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export interface ReleaseNoticeStore {
  /** Stores the id of a notice; false when it is stored already. Of two requests at once the second waits. */
  add(id: string, now: Date): Promise<boolean>;
  /** Deletes old ids, which no gateway sends again. */
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
