import { NotFound } from '@portal/service-kit/errors';
import { type Actor, can, nameOf, recordAct, type Service } from '../../platform';
import { endPrepared } from './end';
import { lockPrepared } from './prepare';
import type { PreparedDecision } from './prepared-decision';
import { refuseEnded } from './refusals';

/**
 * Takes back a prepared decision that has not gone out, even if its release is under way; any member of staff who
 * decides may do so. Returns it with its message, so that it can be written again.
 * @throws NotFound
 * @throws Conflict if it is over
 */
export function takeBack(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<PreparedDecision> {
  return stores.transaction(async (trx) => {
    const prepared = await lockPrepared(trx, id);
    if (!prepared || !can(actor, 'decide')) throw new NotFound();
    refuseEnded(prepared, { orOnItsWay: false });
    const now = clock();
    const { applicationId, status } = prepared;
    await endPrepared(trx, applicationId, { state: 'taken-back', byName: nameOf(actor) }, now);
    const details = { to: status };
    await recordAct(trx, { actor, action: 'decision_undone', applicationId, details }, now);
    return prepared;
  });
}
