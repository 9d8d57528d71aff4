import { type ApplicationType, referenceOf } from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import type { EndReason } from '../../assessment';
import {
  type Actor,
  can,
  nameOf,
  newsOf,
  notifyStaff,
  recordAct,
  type Service,
  type Stores,
} from '../../platform';
import type { Automatic, NextTerms } from './next-terms';
import type { WaitingList } from './waiting-list';

type Parts = Pick<Service, 'stores' | 'clock'>;

/**
 * Sets whether places that become free from now on are offered automatically to the next person on the list, in the
 * name of the caller. Null `terms`: staff have to offer each place themselves.
 * @throws NotFound for somebody who may not decide
 */
export function setAutomatic(
  { stores, clock }: Parts,
  { actor, programme, terms }: { actor: Actor; programme: ApplicationType; terms: NextTerms | null },
): Promise<void> {
  return stores.transaction(async (trx) => {
    if (terms && !can(actor, 'decide')) throw new NotFound();
    await trx.waitingLists.lock(programme);
    const { personId, role, program } = actor;
    const by = { personId, role, name: nameOf(actor), ...(program && { program }) };
    const since = await trx.databaseNow();
    await trx.waitingLists.setAutomatic(programme, terms && { terms, by, since });
    const details = { waiting_list: programme, offers_by_itself: terms !== null };
    await recordAct(trx, { actor, action: 'settings_changed', details }, clock());
  });
}

/** Switches automatic offers off, because the person who switched them on may no longer decide. */
export function endAutomatic(
  { stores, clock }: Parts,
  { programme, automatic }: WaitingList,
  why: EndReason,
): Promise<void> {
  return stores.transaction(async (trx) => {
    const { automatic: now } = await trx.waitingLists.lock(programme);
    if (!automatic || now?.since.getTime() !== automatic.since.getTime()) return;
    await trx.waitingLists.setAutomatic(programme, null);
    const details = { waiting_list: programme, offers_by_itself: false, why };
    const at = clock();
    await recordAct(trx, { actor: automatic.by, action: 'settings_changed', details }, at);
    await notifyOfEnd(trx, programme, automatic, at);
  });
}

/** Notifies staff, on the application of the next person on the list, that automatic offers ended. */
async function notifyOfEnd(
  trx: Stores,
  programme: ApplicationType,
  { by }: Automatic,
  now: Date,
): Promise<void> {
  const [next] = await trx.waitingLists.order(programme);
  const application = next && (await trx.applications.find({ id: next.applicationId }));
  if (!application) return;
  const reference = referenceOf(programme, application.id);
  const words = newsOf('waitlistByHand', { by: by.name, name: application.applicantName, reference });
  await notifyStaff(trx, { type: 'other', ...words, application }, now);
}
