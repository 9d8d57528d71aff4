import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import type { Service } from '../platform';

type Parts = Pick<Service, 'stores' | 'clock'>;

const minuteMs = 60_000;
/** How long, in milliseconds, a previous release, which stores no parts, may run beside this one after the start. */
const releasingMs = 60 * minuteMs;
const lookedEveryMs = { releasing: 5 * minuteMs, later: 60 * minuteMs };

/** How many ids are checked at once; few applications are filled in one transaction. */
const lookedAtOnce = 2000;
const filledAtOnce = 50;

/**
 * Stores the search parts of applications that a previous release wrote or changed, a few in each transaction, so that
 * the next process can continue after an interruption. Returns how many there were.
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

/** Runs at the start, then every five minutes for an hour, then once an hour. */
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
