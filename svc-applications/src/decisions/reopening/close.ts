import { reopenMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import type { Reopening } from '../../application';
import { type Actor, can, recordAct, type Service } from '../../platform';
import { endReopening } from './end';

/**
 * Ends a reopening before its time, for example after a mistake by staff. Answers that were saved until then stay.
 * @throws NotFound
 * @throws Conflict if it has ended already
 */
export function closeReopening(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  { id, number }: { id: number; number: number },
): Promise<Reopening> {
  return stores.transaction(async (trx) => {
    const application = await trx.applications.lock({ id });
    if (!application || !can(actor, 'askForChanges')) throw new NotFound();
    const reopening = (await trx.reopenings.ofApplication(id)).find((one) => one.number === number);
    if (!reopening) throw new NotFound();
    if (reopening.outcome) throw new Conflict(t.noneOpen);
    const now = clock();
    const version = application.version + 1;
    await trx.applications.update(application, { version }, now);
    const outcome = 'ended';
    await endReopening(trx, { application: { ...application, version }, reopening, outcome }, now);
    const details = { reopening_ended: true, sections: reopening.sections };
    await recordAct(trx, { actor, action: 'edited', applicationId: id, details }, now);
    return { ...reopening, outcome, endedAt: now };
  });
}
