import { counter } from '@portal/service-kit/http';
import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import type { Service } from '../service';

type Parts = Pick<Service, 'stores' | 'clock'>;

const minuteMs = 60_000;
/** How long, in milliseconds, a previous release that counts nothing may still run beside this one after the start. */
const releasingMs = 60 * minuteMs;
const checkedEveryMs = { releasing: 5 * minuteMs, later: 60 * minuteMs };
/** Within this many milliseconds, replicas that start together check the counters only once. */
const togetherMs = minuteMs / 2;

export const repairedCounters = counter(
  'figures_mended_total',
  'By how many applications the kept figures were wrong, when they were held against the tables.',
);

/** Adds up changes that writers left, and compares the counters with the tables unless somebody did `unlessSince`. */
export async function keepCounters(
  { stores, clock }: Parts,
  unlessSince: Date,
  logger: Logger,
  signal?: AbortSignal,
): Promise<void> {
  await addAllUp({ stores }, signal);
  const wrong = await stores.statistics.repair(unlessSince, clock());
  if (wrong.length === 0) return;
  repairedCounters.add(wrong.reduce((sum, { n }) => sum + Math.abs(n), 0));
  logger.warn({ figures: wrong }, 'Figures of applications were wrong and are repaired');
}

export async function addAllUp({ stores }: Pick<Parts, 'stores'>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await stores.statistics.addUp())) {}
}

/** Checks counters at the start, every five minutes for an hour, then hourly; the first replica to come does it. */
export function startStatistics(parts: Parts, logger: Logger): Scheduler {
  const begunAt = parts.clock().getTime();
  let everyMs = togetherMs;
  return startScheduler(
    async (signal) => {
      const now = parts.clock().getTime();
      await keepCounters(parts, new Date(now - everyMs), logger, signal);
      everyMs = now - begunAt < releasingMs ? checkedEveryMs.releasing : checkedEveryMs.later;
    },
    {
      everyMs: minuteMs,
      failed: (error) => logger.error({ err: error }, 'The figures of applications could not be kept'),
    },
  );
}
