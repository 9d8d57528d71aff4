import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import type { Service } from '../platform';

type Parts = Pick<Service, 'stores' | 'clock'>;

const minuteMs = 60_000;
/** A release before this one stores no parts; it may run beside it for a while after the start. */
const releasingMs = 60 * minuteMs;
const lookedEveryMs = { releasing: 5 * minuteMs, later: 60 * minuteMs };

/** How many ids are looked through at once, and how many applications are filled in one transaction. */
const lookedAtOnce = 2000;
const filledAtOnce = 50;

/**
 * Stores the parts of applications that a release before wrote or changed, a few in a transaction: a process that ends
 * in between leaves the others to the next. Returns how many there were.
 */
export async function fillParts({ stores }: Pick<Parts, 'stores'>, signal?: AbortSignal): Promise<number> {
  const last = await stores.parts.lastApplication();
  let filled = 0;
  for (let after = 0; after < last; after += lookedAtOnce) {
    const ids = await stores.parts.unfilled(after, after + lookedAtOnce);
    for (let from = 0; from < ids.length; from += filledAtOnce) {
      if (signal?.aborted) return filled;
      const some = ids.slice(from, from + filledAtOnce);
      await stores.parts.fill(some);
      filled += some.length;
    }
    if (signal?.aborted) return filled;
  }
  return filled;
}

/** At the start, then every five minutes for an hour, then once an hour. */
export function startFillingParts(parts: Parts, logger: Logger): Scheduler {
  const begunAt = parts.clock().getTime();
  let nextAt = begunAt;
  return startScheduler(
    async (signal) => {
      const now = parts.clock().getTime();
      if (now < nextAt) return;
      const filled = await fillParts(parts, signal);
      if (filled > 0) logger.info({ applications: filled }, 'Applications can be found by parts of words');
      nextAt = now + (now - begunAt < releasingMs ? lookedEveryMs.releasing : lookedEveryMs.later);
    },
    {
      everyMs: minuteMs,
      failed: (error) => logger.error({ err: error }, 'The parts of words could not be stored'),
    },
  );
}
