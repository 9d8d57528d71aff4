import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { dayMs } from '../../application';
import type { Service } from '../../platform';
import { circumstances } from '../../rounds';
import type { Offer } from './offer';
import { offerMail } from './offer-mail';
import { isReplyOver, localTime } from './reply-by';

type Parts = Pick<Service, 'stores' | 'portal'>;

/** So many days before an offer lapses its applicant is reminded; the shorter first, so that one goes, not two. */
const remindBeforeDays = [1, 3] as const;
const everyMs = 5 * 60_000;
const atOnce = 100;

/**
 * Queues the reminders that are due: a row is written in the transaction that queues the mail, so that each goes once
 * through kills, with any number of replicas. An offer that was made later than its reminder is due gets none of it.
 */
export async function remindOfOffers({ stores, portal }: Parts, signal?: AbortSignal): Promise<void> {
  if (!(await portal.settings()).portalEnabled) return;
  const now = await stores.databaseNow();
  const after = localTime(portal.calendar(), now);
  for (const days of remindBeforeDays) {
    const until = localTime(portal.calendar(), new Date(now.getTime() + days * dayMs));
    for (;;) {
      const due = await stores.offers.unreminded(days, { after, until }, atOnce);
      for (const offer of due) {
        if (signal?.aborted) return;
        await remindOnce(stores, offer, days, now);
      }
      if (due.length < atOnce) break;
    }
  }
}

function remindOnce(
  stores: Parts['stores'],
  { id, applicationId }: Offer,
  days: number,
  now: Date,
): Promise<void> {
  return stores.transaction(async (trx) => {
    const application = await trx.applications.lock({ id: applicationId });
    const offer = await trx.offers.lock(id);
    if (!application || !offer || !(await trx.offers.noteReminder({ id, applicationId }, days, now))) return;
    // Of three days and one day that are due at once the one that is nearer goes.
    for (const longer of remindBeforeDays.filter((one) => one > days))
      await trx.offers.noteReminder({ id, applicationId }, longer, now);
    const isOver = offer.state !== 'open' || isReplyOver(offer, (await circumstances(trx)).about);
    if (isOver || isYoung(offer, days, now)) return;
    await trx.enqueue(offerMail.kind, { offer_id: id, about: 'reminder' }, applicationId);
  });
}

/** Made less than half of that time ago: whoever has just read the offer needs no reminder of it. */
const isYoung = ({ offeredAt }: Offer, days: number, now: Date): boolean =>
  now.getTime() - offeredAt.getTime() < (days * dayMs) / 2;

/** At the start and then every five minutes, in each replica. */
export const startRemindingOfOffers = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler((signal) => remindOfOffers(parts, signal), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Applicants could not be reminded of offers'),
  });
