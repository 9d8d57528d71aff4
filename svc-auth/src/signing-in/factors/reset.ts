import { Conflict, NotFound } from '@portal/service-kit/errors';
import { endAccess } from '../../accounts/people/end-access';
import { isStaff } from '../../accounts/people/person';
import { refuseAbove } from '../../accounts/staff/given-role';
import { worksWith } from '../../accounts/staff/policy';
import { act } from '../../accounts/staff/staff';
import { SessionOver } from '../../platform/errors';
import { FactorOff } from '../../platform/factor-errors';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { changeFactor } from './factor';

class OwnFactor extends Conflict {
  constructor() {
    super(message('factorOwnReset'));
  }
}

/**
 * Removes the second factor of a person who has lost the app and the recovery codes, for an administrator. All sessions
 * of that person end. The activities show it as a sign-out with a reason.
 * @throws NotFound, FactorOff, OwnFactor
 */
export async function resetFactor(service: Service, actorId: number, id: number): Promise<void> {
  if (actorId === id) throw new OwnFactor();
  await changeFactor(service, { personId: id }, 'second-step-reset', async (trx, person) => {
    const actor = await trx.people.byId(actorId);
    if (!actor || !worksWith(actor, 'manageStaff')) throw new SessionOver();
    if (!isStaff(person)) throw new NotFound();
    refuseAbove(actor, person);
    if (!(await trx.factors.remove(id))) throw new FactorOff();
    const { details, ...entry } = act('signed_out', actor, person);
    const now = service.clock();
    await trx.audit.add({ ...entry, details: { ...details, kind: 'second-factor-reset' } }, now);
    return (await endAccess(trx, id, { now })).position;
  });
}
