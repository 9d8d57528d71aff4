import { holdMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { type Actor, can, recordAct, type Service, type Stores } from '../../platform';
import type { DelayedDecision, DelayedState } from './delayed-decision';

const refusals: Record<Exclude<DelayedState, 'held' | 'kept'>, string> = {
  sent: t.wentOut,
  undone: t.undoneAlready,
  overtaken: t.ended,
  withdrawn: t.ended,
  cancelled: t.ended,
};

/**
 * Undoes a decision that waits or was kept; any member of staff who decides may do so. Returns it with its message, so
 * that it can be written again.
 * @throws NotFound
 * @throws Conflict if it no longer waits
 */
export function undo(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<DelayedDecision> {
  return stores.transaction(async (trx) => {
    const delayed = await lockDelayed(trx, id);
    if (!delayed || !can(actor, 'decide')) throw new NotFound();
    if (delayed.state !== 'held' && delayed.state !== 'kept') throw new Conflict(refusals[delayed.state]);
    const now = clock();
    await trx.held.end(id, 'undone', now);
    const { applicationId, status } = delayed;
    const details = { to: status };
    await recordAct(trx, { actor, action: 'decision_undone', applicationId, details }, now);
    return delayed;
  });
}

/** Reads a delayed decision after locking its application, as all code that ends a wait does, in its transaction. */
export async function lockDelayed(trx: Stores, id: number): Promise<DelayedDecision | undefined> {
  const found = await trx.held.find(id);
  if (!found) return undefined;
  await trx.applications.lock({ id: found.applicationId });
  return trx.held.find(id);
}
