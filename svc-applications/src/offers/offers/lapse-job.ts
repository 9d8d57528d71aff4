import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { notifyPrograms } from '../../integrations';
import { endOverdue, recordAct, type Service } from '../../platform';
import { circumstances } from '../../rounds';
import { applicantsAct } from './answer';
import { touch } from './locked';
import { notifyOfOffer } from './news';
import { offerMail } from './offer-mail';
import { isReplyOver, localTime } from './reply-by';

type Parts = Pick<Service, 'stores' | 'portal'>;

const everyMs = 60_000;

/**
 * Ends offers that nobody answered in time; none while the portal is closed, since nobody can answer then.
 * @returns how many lapsed
 */
export async function lapseOffers({ stores, portal }: Parts, signal?: AbortSignal): Promise<number> {
  const { portalEnabled } = await portal.settings();
  if (!portalEnabled) return 0;
  const overdue = {
    find: (now: Date, afterId: number, limit: number) =>
      stores.offers.overdue(localTime(portal.calendar(), now), afterId, limit),
    end: (one: { id: number; applicationId: number }, now: Date) => lapseOne(stores, one, now),
  };
  return endOverdue(stores, overdue, signal);
}

function lapseOne(
  stores: Parts['stores'],
  { id, applicationId }: { id: number; applicationId: number },
  now: Date,
): Promise<boolean> {
  return stores.transaction(async (trx) => {
    const application = await trx.applications.lock({ id: applicationId });
    const offer = await trx.offers.lock(id);
    if (!application || offer?.state !== 'open') return false;
    if (!isReplyOver(offer, (await circumstances(trx)).about)) return false;
    await trx.offers.end(id, 'lapsed', {}, now);
    await touch(trx, application, now);
    await recordAct(
      trx,
      { ...applicantsAct(application), action: 'offer_lapsed', details: { offer: id } },
      now,
    );
    await notifyPrograms(trx, 'offer.lapsed', application, now, { offer: id });
    await notifyOfOffer(trx, application, 'offerLapsed', now);
    await trx.enqueue(offerMail.kind, { offer_id: id, about: 'lapsed' }, applicationId);
    return true;
  });
}

/** Runs every minute, in each replica. */
export const startLapsingOffers = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler((signal) => lapseOffers(parts, signal), {
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'offers that are over could not be ended'),
  });
