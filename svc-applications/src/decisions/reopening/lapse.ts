import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { stateOf } from '../../application';
import { type Service, tellOfLapse } from '../../platform';
import { endReopening } from './end';

type Parts = Pick<Service, 'stores'>;

const everyMs = 60_000;
const atOnce = 50;

/**
 * Ends what nobody answered in time, and notifies staff. Each ends in its own transaction that looks again under the
 * lock of its application: whatever is killed, and however clocks jump, staff are notified once.
 * @returns how many ended
 */
export async function endOverdue({ stores }: Parts, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  let afterId = 0;
  while (!signal?.aborted) {
    // By the clock of the database: that of a machine may jump.
    const now = await stores.retention.databaseNow();
    const due = await stores.reopenings.overdue(now, afterId, atOnce);
    for (const one of due) {
      if (await endOne(stores, one, now)) ended += 1;
      afterId = one.id;
    }
    if (due.length < atOnce) break;
  }
  return ended;
}

function endOne(
  stores: Parts['stores'],
  { id, applicationId }: { id: number; applicationId: number },
  now: Date,
): Promise<boolean> {
  return stores.transaction(async (trx) => {
    const application = await trx.applications.lock({ id: applicationId });
    const reopening = await trx.reopenings.find(id);
    if (!application || !reopening || reopening.outcome) return false;
    const state = stateOf(reopening, application, now);
    if (state === 'open') return false;
    const outcome = state;
    await endReopening(trx, { application, reopening, outcome }, now);
    if (outcome === 'over') await tellOfLapse(trx, application, { changed: reopening.savedAt !== null }, now);
    return true;
  });
}

/** Looks every minute. */
export const startLapsing = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler((signal) => endOverdue(parts, signal), {
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'reopenings that are over could not be ended'),
  });
