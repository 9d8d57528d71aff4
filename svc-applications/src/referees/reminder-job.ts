import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { agree } from '../application';
import type { Service } from '../platform';
import { askReferee } from './ask-mail';
import { dayMs, isAwaited, type LetterRequest } from './letter-request';
import { isMailboxProven } from './proven';

export type LetterParts = Pick<Service, 'stores' | 'auth' | 'clock'>;

/** Days without an answer after which a referee is reminded. */
const remindAfterDays = [10, 5];
const atOnce = 100;
const everyMs = 20_000;

/** Queues the mails that waited until an applicant's mailbox was proven. */
export async function askProven(parts: LetterParts): Promise<void> {
  const { letters } = parts.stores;
  let afterId = 0;
  for (;;) {
    const waiting = await letters.unasked(afterId, atOnce);
    for (const one of waiting) {
      afterId = one.id;
      if (await isMailboxProven(parts, one)) await askNow(parts, one);
    }
    if (waiting.length < atOnce) return;
  }
}

/** Queues the first mail of a request, once, even if several replicas find it. */
export function askNow(
  { stores, clock }: Pick<LetterParts, 'stores' | 'clock'>,
  { id, applicationId }: Pick<LetterRequest, 'id' | 'applicationId'>,
): Promise<void> {
  return stores.transaction(async (trx) => {
    const application = await trx.applications.lock({ id: applicationId });
    const request = await trx.letters.find(id);
    if (!application || !request || request.askedAt || !isAwaited(request, application)) return;
    await trx.letters.update(id, { askedAt: clock() });
    await trx.enqueue(askReferee.kind, { request_id: id }, applicationId);
  });
}

/**
 * Queues the reminders that are due. A row is stored in the transaction that queues the mail, so each is sent once,
 * even if processes are killed, several replicas run, or a clock jumps. None is sent while the portal is closed, or
 * while this machine's clock differs from the database's.
 */
export async function remindReferees({ stores, clock }: Omit<LetterParts, 'auth'>): Promise<void> {
  const { portalEnabled } = await stores.portal.read();
  if (!portalEnabled || !agree(clock(), await stores.databaseNow())) return;
  for (const days of remindAfterDays) {
    const due = await stores.letters.unreminded(days, new Date(clock().getTime() - days * dayMs), atOnce);
    for (const request of due) await remindOnce({ stores, clock }, request, days);
  }
}

function remindOnce(
  { stores, clock }: Omit<LetterParts, 'auth'>,
  { id, applicationId }: LetterRequest,
  days: number,
): Promise<void> {
  return stores.transaction(async (trx) => {
    const application = await trx.applications.lock({ id: applicationId });
    const request = await trx.letters.find(id);
    if (!application || !request || !isAwaited(request, application)) return;
    if (!(await trx.letters.noteReminder(request, days, clock()))) return;
    await trx.enqueue(askReferee.kind, { request_id: id, reminds: 'portal' }, applicationId);
  });
}

/** Runs at the start and then every 20 s, in each replica. */
export const startLetters = (parts: LetterParts, logger: Logger): Scheduler =>
  startScheduler(
    async () => {
      await askProven(parts);
      await remindReferees(parts);
    },
    { everyMs, failed: (error) => logger.error({ err: error }, 'Referees could not be asked or reminded') },
  );
