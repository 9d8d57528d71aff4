import { Conflict } from '@portal/service-kit/errors';
import { mayAdminister } from '@portal/service-kit/permissions';
import { mustChooseFirst, type Person } from '../../accounts/people/person';
import type { SessionScope } from '../../accounts/sessions/session';
import { message } from '../../platform/messages';
import type { Stores } from '../../platform/stores';

class RequiredByRule extends Conflict {
  constructor() {
    super(message('factorRequired'));
  }
}

type Reads = Pick<Stores, 'factors' | 'settings'>;

/** Whether the portal requires a second factor of administrators. */
export const isRequired = ({ settings }: Pick<Stores, 'settings'>): Promise<boolean> =>
  settings.has('second_factor_for_admins');

/** Whether this person needs a second factor and has none yet. */
async function mustSetUp(stores: Reads, person: Person): Promise<boolean> {
  if (!mayAdminister(person) || !(await isRequired(stores))) return false;
  return !(await stores.factors.of(person.id))?.confirmedAt;
}

/** Returns the scope of a session after a password: everything, or only the one step that comes first. */
export async function scopeOf(stores: Reads, person: Person): Promise<SessionScope> {
  if (mustChooseFirst(person)) return 'password';
  return (await mustSetUp(stores, person)) ? 'factor' : 'account';
}

/** @throws NeededByRule */
export async function refuseTurningOff(stores: Reads, person: Person): Promise<void> {
  if (mayAdminister(person) && (await isRequired(stores))) throw new RequiredByRule();
}
