import { can } from '@portal/service-kit/permissions';
import { isLive } from '../access-tokens/store';
import type { Person } from '../people/person';
import type { Service } from '../service';
import { isWorkingAdministrator } from '../staff/policy';
import type { Stores } from '../store';

/** What somebody may do at this moment. */
export interface Standing {
  /** Null for somebody who is not there, is not active, or has not joined yet. */
  role: string | null;
  /** Of the token that was asked about: whether a program may still act by it. */
  token_live?: boolean;
  /**
   * Whether an administrator who works here is there beside this person, or was until this person took that away within
   * a week: nobody makes themselves the only one to be asked.
   */
  other_administrator: boolean;
  /** When they were last deactivated, also once they are back. */
  left_at: string | null;
}

const weekMs = 7 * 24 * 3_600_000;

/** Whether a person has deactivated an administrator, or given one another role. */
async function hasTakenAdministrator(
  { audit }: Pick<Stores, 'audit'>,
  { personId, staff, since }: { personId: number; staff: readonly Person[]; since: Date },
): Promise<boolean> {
  const mayManage = (role = '') => can({ role }, 'manageStaff');
  const roleOf = (id: number) => staff.find((one) => one.id === id)?.role;
  return (await audit.removalsBy(personId, since)).some(({ action, details }) =>
    action === 'deactivated' ? mayManage(roleOf(details.staff_id)) : !mayManage(details.role),
  );
}

/** Read at the moment it is asked, never kept: whoever acts later in somebody's name asks this first. */
export async function standingOf(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  personId: number,
  tokenId?: number,
): Promise<Standing> {
  const staff = await stores.people.staff();
  const other_administrator =
    staff.some((one) => one.id !== personId && isWorkingAdministrator(one)) ||
    (await hasTakenAdministrator(stores, { personId, staff, since: new Date(clock().getTime() - weekMs) }));
  const person = staff.find(({ id }) => id === personId);
  const works = person?.active === true && person.passwordState !== 'none';
  const role = works ? person.role : null;
  const left_at = person?.leftAt?.toISOString() ?? null;
  if (tokenId === undefined) return { role, other_administrator, left_at };
  const token = await stores.accessTokens.byId(tokenId);
  const isTheirs = token?.personId === personId && isLive(token, clock());
  return {
    role,
    other_administrator,
    left_at,
    token_live: isTheirs && works && isWorkingAdministrator(person),
  };
}
