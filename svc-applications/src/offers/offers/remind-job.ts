import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { dayMs } from '../../application';
import type { Service } from '../../platform';
import { circumstances } from '../../rounds';
import type { Offer } from './offer';
import { offerMail } from './offer-mail';
import { isReplyOver, localTime } from './reply-by';

type Parts = Pick<Service, 'stores' | 'portal'>;

/** How many days before an offer lapses its applicant is reminded. Shorter first, so that only one reminder is sent. */
const remindBeforeDays = [1, 3] as const;
const everyMs = 5 * 60_000;
const atOnce = 100;

/**
 * Queues the reminders that are due. A row is stored in the transaction that queues the mail, so each is sent once,
 * even if processes are killed or several replicas run. A very recent offer gets no reminder.
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
    // If both reminders are due at once, only the later one is sent.
    for (const longer of remindBeforeDays.filter((one) => one > days))
      await trx.offers.noteReminder({ id, applicationId }, longer, now);
    const isOver = offer.state !== 'open' || isReplyOver(offer, (await circumstances(trx)).about);
    if (isOver || isYoung(offer, days, now)) return;
    await trx.enqueue(offerMail.kind, { offer_id: id, about: 'reminder' }, applicationId);
  });
}

/** Whether the offer was made less than half of the reminder's days ago: the applicant has just read it. */
const isYoung = ({ offeredAt }: Offer, days: number, now: Date): boolean =>
  now.getTime() - offeredAt.getTime() < (days * dayMs) / 2;

/** Runs at the start and then every five minutes, in each replica. */
export const startRemindingOfOffers = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler((signal) => remindOfOffers(parts, signal), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Applicants could not be reminded of offers'),
  });
