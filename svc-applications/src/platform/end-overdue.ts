import type { Stores } from './stores';

interface Overdue<One> {
  /** Finds up to `limit` items that are overdue at `now`, with ids above `afterId`, lowest first. */
  find(now: Date, afterId: number, limit: number): Promise<One[]>;
  /** Ends one item in its own transaction, which checks again under a lock; false if it is no longer overdue. */
  end(one: One, now: Date): Promise<boolean>;
}

const atOnce = 50;

/**
 * Ends, one after the other, items that nobody answered in time. Each ends exactly once, even if a process is killed,
 * clocks jump, or several replicas run.
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
    // The database's clock: that of a machine may jump.
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
