import { inTransaction } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export interface Count {
  count: number;
  windowEndsAt: Date;
}

export interface AttemptStore {
  /** The counters among `buckets` whose window has not ended. */
  read(buckets: string[], now: Date): Promise<Map<string, Count>>;
  /** Adds one, or starts a new window that ends at `windowEndsAt`, in one step. */
  increment(bucket: string, now: Date, windowEndsAt: Date): Promise<Count>;
  remove(buckets: string[]): Promise<void>;
  removeEnded(now: Date): Promise<void>;
}

interface Row {
  bucket: string;
  count: number;
  window_ends_at: Date;
}

export function attemptStore(knex: Knex): AttemptStore {
  return {
    async read(buckets, now) {
      const rows = await knex<Row>('attempts').whereIn('bucket', buckets).where('window_ends_at', '>', now);
      return new Map(rows.map((row) => [row.bucket, toCount(row)]));
    },
    increment: (bucket, now, windowEndsAt) =>
      inTransaction(knex, async (trx) => {
        await trx('attempts')
          .insert({ bucket, count: 1, window_ends_at: windowEndsAt })
          .onConflict('bucket')
          // In this order: MySQL assigns from left to right and the count looks at the old window.
          .merge({
            count: trx.raw('case when attempts.window_ends_at > ? then attempts.count + 1 else 1 end', [now]),
            window_ends_at: trx.raw(
              'case when attempts.window_ends_at > ? then attempts.window_ends_at else ? end',
              [now, windowEndsAt],
            ),
          });
        const row = await trx<Row>('attempts').where({ bucket }).first();
        if (!row) throw new Error('an attempt was counted and is not there');
        return toCount(row);
      }),
    async remove(buckets) {
      await knex('attempts').whereIn('bucket', buckets).delete();
    },
    async removeEnded(now) {
      await knex('attempts').where('window_ends_at', '<=', now).delete();
    },
  };
}

function toCount(row: Row): Count {
  return { count: row.count, windowEndsAt: row.window_ends_at };
}
