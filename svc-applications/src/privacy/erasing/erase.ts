import type { Logger } from '@portal/service-kit/logging';
import type { MailsOf } from '@portal/service-kit/mail';
import { forgetRemovedFiles } from '../../documents';
import type { Stores } from '../../platform';
import { checkErased } from './check-again';
import type { ErasingParts, Erasure } from './erasure';

/**
 * Records who erases whom and why. From then on the erasure will be finished even if processes are killed: each start
 * and each round of the job continues unfinished erasures.
 */
export function beginErasure({ stores, clock }: ErasingParts, erasure: Omit<Erasure, 'id'>): Promise<number> {
  return stores.transaction(async (trx) => {
    const now = clock();
    const id = await trx.erasing.begin(erasure, now);
    const event = { actor: erasure.askedBy, subject: { kind: 'person', id: erasure.personId } };
    await trx.events.add({ kind: 'erasure_begun', ...event, details: { reason: erasure.reason } }, now);
    return id;
  });
}

/**
 * Erases a person: first the account, so that nobody writes any more, then all rows in one transaction, then the files.
 * Each step may be repeated.
 * @throws Unavailable while svc-auth does not answer
 */
export async function finishErasure(parts: ErasingParts, erasure: Erasure): Promise<void> {
  const { stores, auth, mails, clock } = parts;
  const { id, personId, askedBy, reason } = erasure;
  await auth.erase(personId);
  const sentMails = mails.leave ? await stores.erasing.sentMails(personId) : 0;
  await mails.removeOf(await stores.erasing.mailsOf(personId));
  const theirMails = await stores.transaction(async (trx) => {
    const now = clock();
    const erased = await eraseAllOf(trx, personId, now);
    await trx.erasing.done(id, now);
    const event = { actor: askedBy, subject: { kind: 'person', id: personId } };
    const details = { reason, applications: erased.applications.length, sent_mails: sentMails };
    await trx.events.add({ kind: 'person_erased', ...event, details }, now);
    return erased;
  });
  // Repeated for mails that were being written meanwhile, or went to an address that was corrected meanwhile.
  await mails.removeOf(theirMails);
  await forgetRemovedFiles(parts);
  await stores.erasing.forgetDeleted();
}

/** Locks all applications first, so that the addresses of the mails no longer change. */
async function eraseAllOf(trx: Stores, personId: number, now: Date): Promise<Required<MailsOf>> {
  const applicationIds = await trx.erasing.applicationsOf(personId);
  for (const id of applicationIds) await trx.applications.lock({ id });
  const theirMails = await trx.erasing.mailsOf(personId);
  await trx.erasing.erase({ applicationIds, personId }, now);
  return theirMails;
}

/** Continues unfinished erasures; a failure is logged, and the next round tries again. */
export async function resumeErasures(parts: ErasingParts, logger: Logger): Promise<void> {
  for (const erasure of await parts.stores.erasing.open()) {
    try {
      await finishErasure(parts, erasure);
    } catch (error) {
      logger.error({ err: error, erasure: erasure.id }, 'A person is not erased yet');
    }
  }
  await checkErased(parts, logger);
  await forgetRemovedFiles(parts);
  // Also removes what an open read transaction held back before, or what a killed process left.
  if (!(await parts.stores.erasing.forgetDeleted()))
    logger.warn('The log beside the database could not be emptied yet; it may hold rows that were erased');
}
