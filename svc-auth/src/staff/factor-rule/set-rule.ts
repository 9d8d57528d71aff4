import { Conflict } from '@portal/service-kit/errors';
import { mayAdminister } from '@portal/service-kit/permissions';
import { endAccess } from '../../accounts/people/end-access';
import { ofPerson } from '../../accounts/people/event-of-person';
import { endSessions } from '../../accounts/sessions/end';
import { actingAmong } from '../../accounts/staff/acting';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';

class FirstOneself extends Conflict {
  constructor() {
    super(message('factorOwnFirst'));
  }
}

/**
 * Switches the rule that administrators need a second factor. When it is switched on, administrators without one lose
 * sessions, access tokens and known devices at once, and set one up at their next sign-in.
 * @throws FirstOneself when the acting administrator has none
 */
export async function setRule(service: Service, actorId: number, required: boolean): Promise<void> {
  await endSessions(service, async (stores) => {
    const now = service.clock();
    const everyone = await stores.people.lockStaff();
    const actor = actingAmong(everyone, actorId, 'manageSecurity');
    const owners = await stores.factors.owners();
    if (required && !owners.has(actorId)) throw new FirstOneself();
    await stores.settings.set('second_factor_for_admins', required);
    await stores.events.add({ kind: 'second_factor_rule', ...ofPerson(actor), details: { required } }, now);
    if (!required) return undefined;
    const without = everyone.filter((one) => mayAdminister(one) && !owners.has(one.id));
    let position: number | undefined;
    for (const { id } of without) position = (await endAccess(stores, id, { now })).position ?? position;
    return position;
  });
}
