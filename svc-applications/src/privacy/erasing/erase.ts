import type { Logger } from '@portal/service-kit/logging';
import type { MailsOf } from '@portal/service-kit/mail';
import { forgetRemovedFiles } from '../../documents';
import type { Stores } from '../../platform';
import { checkErased } from './check-again';
import type { ErasingParts, Erasure } from './erasure';

/**
 * Records who erases whom and why. From then on the person is erased, whatever is killed on the way: each start and
 * each round of the job goes on with erasures that are not done.
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
 * Erases a person: the account first, so that nobody writes any more, then all rows in one transaction, then the files.
 * Each step may be done twice. @throws Unavailable while svc-auth does not answer
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
  // Again, for a mail that was being written meanwhile, or that went to an address corrected meanwhile.
  await mails.removeOf(theirMails);
  await forgetRemovedFiles(parts);
  await stores.erasing.forgetDeleted();
}

/** Locks all applications first, so that the mails are those of the addresses that they have in the end. */
async function eraseAllOf(trx: Stores, personId: number, now: Date): Promise<Required<MailsOf>> {
  const applicationIds = await trx.erasing.applicationsOf(personId);
  for (const id of applicationIds) await trx.applications.lock({ id });
  const theirMails = await trx.erasing.mailsOf(personId);
  await trx.erasing.erase({ applicationIds, personId }, now);
  return theirMails;
}

/** Goes on with all erasures that are not done; a failure is logged, and the next round tries again. */
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
  // Also what a reader held up before, or a killed process left.
  if (!(await parts.stores.erasing.forgetDeleted()))
    logger.warn('The log beside the database could not be emptied yet; it may hold rows that were erased');
}
