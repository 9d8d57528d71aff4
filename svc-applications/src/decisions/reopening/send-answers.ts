import { reopenMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { authorize, isOwner, type Reopening, requireOpen, type WholeApplication } from '../../application';
import { type Actor, notifyOfAnswers, recordAct, type Service } from '../../platform';
import { endReopening } from './end';

/**
 * Ends a reopening because the applicant sends the answers: stores the present state as the next copy, and notifies
 * staff.
 * @throws NotFound
 * @throws Conflict if nothing is open, the time is over, or the application was decided or withdrawn meanwhile
 */
export function sendAnswers(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  caller: Actor,
  id: number,
): Promise<{ application: WholeApplication; reopening: Reopening }> {
  return stores.transaction(async (trx) => {
    const application = authorize(caller, 'read', await trx.applications.lock({ id }));
    if (!isOwner(caller, application)) throw new NotFound();
    const [reopening] = await trx.reopenings.ofApplication(id);
    if (!reopening) throw new Conflict(t.noneOpen);
    const now = clock();
    // The answers were sent twice, for example because the first response got lost.
    if (reopening.outcome === 'answered') return { application, reopening };
    requireOpen(reopening, application, now);
    const changed = { ...application, version: application.version + 1 };
    await trx.applications.update(application, { version: changed.version }, now);
    await endReopening(trx, { application: changed, reopening, outcome: 'answered' }, now);
    const actor = { ...caller, name: application.applicantName };
    const details = { reopening_answered: true, sections: reopening.sections };
    await recordAct(trx, { actor, action: 'edited', applicationId: id, details }, now);
    await notifyOfAnswers(trx, application, { changed: reopening.savedAt !== null }, now);
    return { application: changed, reopening: { ...reopening, outcome: 'answered', endedAt: now } };
  });
}
