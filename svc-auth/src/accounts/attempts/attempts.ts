import { TooMany } from '@portal/service-kit/errors';
import { message as ofKit } from '@portal/service-kit/messages';
import { message } from '../../platform/messages';
import { type Bucket, growingWait, type Limit } from './limits';
import type { AttemptStore, Count } from './store';

export interface Attempts {
  /** @throws TooMany when one of the buckets is full */
  refuseWhenSpent(buckets: Bucket[]): Promise<void>;
  /** The full buckets among `buckets`. */
  spent(buckets: Bucket[]): Promise<Bucket[]>;
  /**
   * Counts one attempt in every bucket. Call it when the outcome is known and before it is sent: then, however many
   * attempts run in parallel, only as many as the limit allows learn whether they were right.
   * @throws TooMany when a bucket was full already
   */
  count(buckets: Bucket[]): Promise<void>;
  /** Whether this is the first attempt in the window of a bucket with a limit of one. */
  takeOnce(once: Bucket): Promise<boolean>;
  /** Returns the number of failures in a bucket that never closes. */
  failuresIn(bucket: Bucket): Promise<number>;
  /**
   * Counts a failure in a bucket that never closes. When the bucket is full, only a failure with a proof of work
   * (`paid`) counts; for any other, returns false. The count is forgotten after a window without a failure.
   */
  noteFailure(bucket: Bucket, paid: boolean): Promise<boolean>;
  /** Empties the buckets. */
  forget(buckets: Bucket[]): Promise<void>;
}

export function createAttempts(store: AttemptStore, clock: () => Date): Attempts {
  const fullOnes = async (buckets: Bucket[]) => {
    const now = clock();
    const counts = await store.read(
      buckets.map(({ id }) => id),
      now,
    );
    return buckets.flatMap((bucket) => {
      const until = closedUntil(counts.get(bucket.id), bucket.limit);
      return until && until > now ? [{ bucket, until }] : [];
    });
  };
  return {
    async refuseWhenSpent(buckets) {
      const ends = (await fullOnes(buckets)).map(({ until }) => until);
      if (ends.length > 0) throw tooMany(ends, clock());
    },
    spent: async (buckets) => (await fullOnes(buckets)).map(({ bucket }) => bucket),
    async count(buckets) {
      const ends: Date[] = [];
      for (const { id, limit } of buckets) {
        const now = clock();
        const until = await store.change(id, now, (count) => oneMore(count, limit, now));
        if (until) ends.push(until);
      }
      if (ends.length > 0) throw tooMany(ends, clock());
    },
    async takeOnce({ id, limit }) {
      const now = clock();
      const until = await store.change(id, now, (count) => oneMore(count, limit, now));
      return until === undefined;
    },
    failuresIn: async ({ id }) => (await store.read([id], clock())).get(id)?.count ?? 0,
    async noteFailure({ id, limit }, paid) {
      const now = clock();
      const refused = await store.change(id, now, (stored) => {
        const count = stored?.count ?? 0;
        if (stored && count >= limit.most && !paid) return { count: stored, until: stored.windowEndsAt };
        const begun = stored && count < limit.most ? stored.windowEndsAt : undefined;
        const windowEndsAt = begun ?? new Date(now.getTime() + limit.windowMs);
        return { count: { count: count + 1, windowEndsAt, reopensAt: null } };
      });
      return refused === undefined;
    },
    forget: (buckets) => store.remove(buckets.map(({ id }) => id)),
  };
}

function closedUntil(count: Count | undefined, limit: Limit): Date | undefined {
  if (!count || count.count < limit.most) return undefined;
  return limit.waitGrows ? (count.reopensAt ?? undefined) : count.windowEndsAt;
}

/**
 * Returns the counter after one more attempt. `until` is set when the counter was full: then the attempt does not
 * count.
 */
function oneMore(
  count: Count | undefined,
  limit: Limit,
  now: Date,
): { count: Count; until?: Date | undefined } {
  const until = closedUntil(count, limit);
  if (count && until && until > now) return { count, until };
  const next: Count = {
    count: (count?.count ?? 0) + 1,
    windowEndsAt: count?.windowEndsAt ?? new Date(now.getTime() + limit.windowMs),
    reopensAt: null,
  };
  if (!limit.waitGrows || next.count < limit.most) return { count: next };
  const reopensAt = new Date(now.getTime() + growingWait(next.count - limit.most));
  const windowEndsAt = new Date(reopensAt.getTime() + limit.windowMs);
  return { count: { ...next, reopensAt, windowEndsAt } };
}

function tooMany(ends: readonly Date[], now: Date): TooMany {
  const last = Math.max(...ends.map((end) => end.getTime()));
  const seconds = Math.max(1, Math.ceil((last - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? ofKit('waitMinute') : ofKit('waitMinutes', { minutes });
  return new TooMany(seconds, message('tooManyAttemptsWait', { wait }));
}
