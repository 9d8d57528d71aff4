import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { stateOf } from '../../application';
import { endOverdue, notifyOfLapse, type Service } from '../../platform';
import { endReopening } from './end';

type Parts = Pick<Service, 'stores'>;

const everyMs = 60_000;

/**
 * Ends reopenings whose time is over, and notifies staff, once each.
 * @returns how many ended
 */
export const endReopenings = ({ stores }: Parts, signal?: AbortSignal): Promise<number> =>
  endOverdue(
    stores,
    { find: stores.reopenings.overdue, end: (one, now) => endOne(stores, one, now) },
    signal,
  );

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
    if (outcome === 'over')
      await notifyOfLapse(trx, application, { changed: reopening.savedAt !== null }, now);
    return true;
  });
}

/** Runs every minute. */
export const startLapsing = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler((signal) => endReopenings(parts, signal), {
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'reopenings that are over could not be ended'),
  });
