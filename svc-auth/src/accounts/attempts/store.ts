import { inTransaction } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export interface Count {
  count: number;
  windowEndsAt: Date;
  /** The end of a wait that grows with each failure; null while the limit is not reached. */
  reopensAt: Date | null;
}

export interface AttemptStore {
  /** Reads the counters among `buckets` whose window has not ended. */
  read(buckets: string[], now: Date): Promise<Map<string, Count>>;
  /**
   * Replaces a counter by the result of `step`, with the row locked. `step` gets undefined when there is no counter or
   * its window has ended. Returns the `until` of the step.
   */
  change(
    bucket: string,
    now: Date,
    step: (count: Count | undefined) => { count: Count; until?: Date | undefined },
  ): Promise<Date | undefined>;
  remove(buckets: string[]): Promise<void>;
  removeEnded(now: Date): Promise<void>;
}

interface AttemptRow {
  bucket: string;
  count: number;
  window_ends_at: Date;
  reopens_at: Date | null;
}

export function attemptStore(knex: Knex): AttemptStore {
  return {
    async read(buckets, now) {
      const rows = await knex<AttemptRow>('attempts')
        .whereIn('bucket', buckets)
        .where('window_ends_at', '>', now);
      return new Map(rows.map((row) => [row.bucket, toCount(row)]));
    },
    change: (bucket, now, step) =>
      inTransaction(knex, async (trx) => {
        const counter = () => trx<AttemptRow>('attempts').where({ bucket });
        // Inserted before it is read, so that there is a row to lock: of two first attempts the second waits.
        await trx('attempts')
          .insert({ bucket, count: 0, window_ends_at: now })
          .onConflict('bucket')
          .merge({ bucket });
        const row = await counter().forUpdate().first();
        if (!row) throw new Error('an attempt was counted and is not there');
        const { count, until } = step(row.window_ends_at > now ? toCount(row) : undefined);
        await counter().update({
          count: count.count,
          window_ends_at: count.windowEndsAt,
          reopens_at: count.reopensAt,
        });
        return until;
      }),
    async remove(buckets) {
      await knex('attempts').whereIn('bucket', buckets).delete();
    },
    async removeEnded(now) {
      await knex('attempts').where('window_ends_at', '<=', now).delete();
    },
  };
}

function toCount(row: AttemptRow): Count {
  return { count: row.count, windowEndsAt: row.window_ends_at, reopensAt: row.reopens_at };
}
