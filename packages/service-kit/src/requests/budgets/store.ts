import type { Knex } from 'knex';
import { inTransaction } from '../../storage/database';

export interface Spent {
  count: number;
  windowEndsAt: Date;
}

export interface BudgetStore {
  /** The amount spent in the current window; undefined when there is none. */
  read(bucket: string, now: Date): Promise<Spent | undefined>;
  /** Adds to the current window, or starts a window that ends at `windowEndsAt`, in one statement. */
  add(bucket: string, amount: number, at: { now: Date; windowEndsAt: Date }): Promise<Spent>;
  removeEnded(now: Date): Promise<void>;
}

interface Row {
  bucket: string;
  count: number;
  window_ends_at: Date;
}

/** Counters in a table with the columns `bucket` (64 characters, primary), `count` and `window_ends_at`. */
export function budgetStore(knex: Knex, table: string): BudgetStore {
  return {
    async read(bucket, now) {
      const row: Row | undefined = await knex(table)
        .where({ bucket })
        .where('window_ends_at', '>', now)
        .first();
      return row && toSpent(row);
    },
    add: (bucket, amount, { now, windowEndsAt }) =>
      inTransaction(knex, async (trx) => {
        const runs = `${table}.window_ends_at > ?`;
        await trx(table)
          .insert({ bucket, count: amount, window_ends_at: windowEndsAt })
          .onConflict('bucket')
          // The order matters: MySQL assigns from left to right, and the count needs the old end of the window.
          .merge({
            count: trx.raw(`case when ${runs} then ${table}.count + ? else ? end`, [now, amount, amount]),
            window_ends_at: trx.raw(`case when ${runs} then ${table}.window_ends_at else ? end`, [
              now,
              windowEndsAt,
            ]),
          });
        const row: Row | undefined = await trx(table).where({ bucket }).first();
        if (!row) throw new Error('what was spent is not there');
        return toSpent(row);
      }),
    async removeEnded(now) {
      await knex(table).where('window_ends_at', '<=', now).delete();
    },
  };
}

const toSpent = ({ count, window_ends_at }: Row): Spent => ({ count, windowEndsAt: window_ends_at });
