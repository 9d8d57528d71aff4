import { can } from '@portal/service-kit/permissions';
import type { Person } from '../../accounts/people/person';
import { worksWith } from '../../accounts/staff/policy';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { isLive } from '../access-tokens/store';

/** What a person may do at this moment. */
export interface StaffStatus {
  /** Null for a person who does not exist, is not active, or has not joined yet. */
  role: string | null;
  /** The permissions of a custom role. */
  permissions?: readonly string[];
  /** Whether the access token in question may still be used by a program. */
  token_live?: boolean;
  /**
   * Whether somebody else here looks after conflicts of interest, or did until this person took that right away within
   * the last week: so nobody can make themselves the only person to be asked.
   */
  other_administrator: boolean;
  /** When the person was last deactivated, even if they are active again. */
  left_at: string | null;
}

const weekMs = 7 * 24 * 3_600_000;

/**
 * Whether a person has deactivated somebody who looks after conflicts, given them a role without that permission, or
 * changed a role. A custom role counts as without it, because it may have changed since.
 */
async function hasTakenConflictsFrom(
  { audit, events }: Pick<Stores, 'audit' | 'events'>,
  { personId, staff, since }: { personId: number; staff: readonly Person[]; since: Date },
): Promise<boolean> {
  const lookedAfter = (id: number) => {
    const found = staff.find((one) => one.id === id);
    return found !== undefined && can(found, 'manageConflicts');
  };
  const removals = await audit.removalsBy(personId, since);
  if (
    removals.some(({ action, details: { staff_id, role = '', looked_after_conflicts: had = true } }) =>
      action === 'deactivated' ? lookedAfter(staff_id) : had && !can({ role }, 'manageConflicts'),
    )
  )
    return true;
  return (await events.count({ kind: 'role_changed', actorId: personId, from: since })) > 0;
}

/** Returns a person's current status. It is never cached: services ask before they act in somebody's name later. */
export async function statusOf(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  personId: number,
  tokenId?: number,
): Promise<StaffStatus> {
  const staff = await stores.people.staff();
  const since = new Date(clock().getTime() - weekMs);
  const other_administrator =
    staff.some((one) => one.id !== personId && worksWith(one, 'manageConflicts')) ||
    (await hasTakenConflictsFrom(stores, { personId, staff, since }));
  const person = staff.find(({ id }) => id === personId);
  const works = person?.active === true && person.passwordState !== 'none';
  const role = works ? person.role : null;
  const permissions = works && person.permissions ? { permissions: person.permissions } : {};
  const left_at = person?.leftAt?.toISOString() ?? null;
  if (tokenId === undefined) return { role, ...permissions, other_administrator, left_at };
  const token = await stores.accessTokens.byId(tokenId);
  const isTheirs = token?.personId === personId && isLive(token, clock());
  return {
    role,
    ...permissions,
    other_administrator,
    left_at,
    token_live: isTheirs && works && worksWith(person, 'manageIntegrations'),
  };
}
