import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { agree, isBelieved, seeClock, type WholeApplication } from '../../application';
import { newSecret, type Service, type Stores } from '../../platform';
import { type RemindDraft, remindDraft } from './mail';
import { hashOfAddress, mostADay, reminderDays, sinceADay, untouchedWithin } from './reminder';

export type ReminderParts = Pick<Service, 'stores' | 'auth' | 'clock'>;

interface ScheduleOptions {
  most?: number;
  signal?: AbortSignal;
}

const atOnce = 100;
const everyMs = 10 * 60_000;

/**
 * Queues the reminders that are due, each once: its row is stored in the transaction that queues the mail, even if
 * processes are killed or several replicas run. None is sent while the portal is closed, the setting is off, or the
 * clock is not trusted.
 */
export async function remindDrafts(
  parts: ReminderParts,
  { most = mostADay, signal }: ScheduleOptions = {},
): Promise<void> {
  const now = await timeToRemind(parts);
  if (!now) return;
  for (const days of reminderDays) {
    const touched = untouchedWithin(days, now);
    for (;;) {
      const ids = await parts.stores.reminders.due(days, touched, atOnce);
      for (const id of ids) {
        if (signal?.aborted) return;
        const round = { id, days, touched, now, most };
        if ((await remind(parts, round)) === 'enough') return;
      }
      if (ids.length < atOnce) break;
    }
  }
}

/** The present time; undefined if no reminders may be sent now. */
export async function timeToRemind({
  stores,
  clock,
}: Pick<Service, 'clock'> & { stores: Pick<Stores, 'portal' | 'retention' | 'databaseNow'> }): Promise<
  Date | undefined
> {
  const { portalEnabled, draftReminders } = await stores.portal.read();
  if (!portalEnabled || !draftReminders) return undefined;
  const now = await stores.databaseNow();
  if (!agree(clock(), now)) return undefined;
  // Only the nightly job stores the state of the clock.
  return isBelieved(seeClock(await stores.retention.clock(), now, undefined), now) ? now : undefined;
}

interface One {
  id: number;
  days: number;
  touched: { after: Date; until: Date };
  now: Date;
  most: number;
}

async function remind({ stores, auth }: ReminderParts, one: One): Promise<'done' | 'enough'> {
  const draft = await stores.applications.find({ id: one.id });
  // Asked outside of the transaction. Somebody who proves the mailbox at this moment may miss one reminder.
  const isProven = draft !== undefined && (await auth.mailboxIsProven(draft.personId));
  return stores.transaction(async (trx) => {
    // Lets one replica run at a time, so that the limit counts for all together.
    await trx.portal.lock();
    const application = await trx.applications.lock({ id: one.id });
    if (!application || !(await trx.reminders.isDue(one.days, one.touched, one.id))) return 'done';
    if ((await trx.reminders.notifiedSince(sinceADay(one.now))) >= one.most) return 'enough';
    await queueReminder(trx, application, { ...one, isProven, touchedAt: application.updatedAt });
    return 'done';
  });
}

interface Due {
  days: number;
  now: Date;
  isProven: boolean;
  /** When the draft last changed. */
  touchedAt: Date;
}

/** Records the reminder, and queues its mail unless the owner must not get it. */
export async function queueReminder(
  trx: Stores,
  application: WholeApplication,
  { days, now, isProven, touchedAt }: Due,
): Promise<void> {
  const { id, personId, identity } = application;
  const addressHash = hashOfAddress(identity.email);
  const isWanted =
    !(await trx.reminders.isStopped(addressHash)) &&
    (isProven || !(await trx.reminders.wasNotified(addressHash)));
  const secret = isWanted ? newSecret() : null;
  const noted = { applicationId: id, personId, days, addressHash, secret, touchedAt };
  const reminderId = await trx.reminders.note(noted, now);
  if (!isWanted || reminderId === undefined) return;
  const payload: RemindDraft = { reminder_id: reminderId, application_id: id };
  await trx.enqueue(remindDraft.kind, payload, id);
}

/** Runs at the start and then every ten minutes, in each replica. */
export const startReminders = (parts: ReminderParts, logger: Logger): Scheduler =>
  startScheduler((signal) => remindDrafts(parts, { signal }), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Owners of drafts could not be reminded'),
  });
