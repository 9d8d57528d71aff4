import type { Stores } from './stores';

interface Overdue<One> {
  /** Some that are overdue at that moment, the lowest ids first, above an id. */
  find(now: Date, afterId: number, limit: number): Promise<One[]>;
  /** Ends one in a transaction of its own that looks again under its lock; false where it is not overdue any more. */
  end(one: One, now: Date): Promise<boolean>;
}

const atOnce = 50;

/**
 * Ends what nobody answered in time, one after the other: whatever is killed, however clocks jump, and with any number
 * of replicas each ends once.
 * @returns how many ended
 */
export async function endOverdue<One extends { id: number }>(
  stores: Pick<Stores, 'databaseNow'>,
  { find, end }: Overdue<One>,
  signal?: AbortSignal,
): Promise<number> {
  let ended = 0;
  let afterId = 0;
  while (!signal?.aborted) {
    // By the clock of the database: that of a machine may jump.
    const now = await stores.databaseNow();
    const due = await find(now, afterId, atOnce);
    for (const one of due) {
      if (await end(one, now)) ended += 1;
      afterId = one.id;
    }
    if (due.length < atOnce) break;
  }
  return ended;
}
