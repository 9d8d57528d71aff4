import { TooMany } from '@portal/service-kit/errors';
import type { Bucket } from './limits';
import type { AttemptStore, Count } from './store';

export interface Attempts {
  /** @throws TooMany when one of the buckets is full. */
  refuseWhenSpent(buckets: Bucket[]): Promise<void>;
  /** Those of the buckets that are full. */
  spent(buckets: Bucket[]): Promise<Bucket[]>;
  /**
   * Counts one attempt in every bucket. Called once the outcome is known and before it is told: however many run
   * in parallel, no more than the limit ever learn whether they were right.
   * @throws TooMany when a bucket was full already.
   */
  count(buckets: Bucket[]): Promise<void>;
  /** Empties the buckets. */
  forget(buckets: Bucket[]): Promise<void>;
}

export function createAttempts(store: AttemptStore, clock: () => Date): Attempts {
  const fullOnes = async (buckets: Bucket[]) => {
    const counts = await store.read(
      buckets.map(({ id }) => id),
      clock(),
    );
    return buckets.flatMap((bucket) => {
      const count = counts.get(bucket.id);
      return count && count.count >= bucket.limit.most ? [{ bucket, count }] : [];
    });
  };
  return {
    async refuseWhenSpent(buckets) {
      const [full] = await fullOnes(buckets);
      if (full) throw tooMany(full.count, clock());
    },
    spent: async (buckets) => (await fullOnes(buckets)).map(({ bucket }) => bucket),
    async count(buckets) {
      let over: Count | undefined;
      for (const { id, limit } of buckets) {
        const now = clock();
        const count = await store.increment(id, now, new Date(now.getTime() + limit.windowMs));
        if (count.count > limit.most) over ??= count;
      }
      if (over) throw tooMany(over, clock());
    },
    forget: (buckets) => store.remove(buckets.map(({ id }) => id)),
  };
}

function tooMany(count: Count, now: Date): TooMany {
  const seconds = Math.max(1, Math.ceil((count.windowEndsAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new TooMany(seconds, `Too many attempts. Please try again in ${wait}.`);
}
