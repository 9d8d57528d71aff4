import { Invalid } from '@portal/service-kit/errors';
import {
  covers,
  type Holder,
  isCustomRole,
  isStaff,
  type Permission,
  permissionsFor,
  type StaffRole,
} from '@portal/service-kit/permissions';
import { message } from '../../platform/messages';
import { MoreThanOwn } from '../../platform/role-errors';
import type { Stores } from '../../platform/stores';

export const selectRole = message('roleMissing');

/** A role to be given, with permissions and name if it is a custom role. */
export interface GivenRole {
  role: StaffRole;
  permissions?: readonly Permission[];
  roleName?: string;
}

/**
 * Returns the role that the acting person wants to give.
 * @throws Invalid under `field` when there is no such role, MoreThanOwn when it allows more than the acting person's
 */
export async function givableRole(
  { roles }: Pick<Stores, 'roles'>,
  actor: Holder,
  role: string,
  field = 'role',
): Promise<GivenRole> {
  const given = await roleOf({ roles }, role);
  if (!given) throw new Invalid({ [field]: [selectRole] });
  if (!covers(actor, permissionsFor(given))) throw new MoreThanOwn();
  return given;
}

/** Nobody may act on the account of a person with more permissions. @throws MoreThanOwn */
export function refuseAbove(actor: Holder, person: Holder): void {
  if (!covers(actor, permissionsFor(person))) throw new MoreThanOwn();
}

async function roleOf({ roles }: Pick<Stores, 'roles'>, role: string): Promise<GivenRole | undefined> {
  if (!isCustomRole(role)) return isStaff({ role }) ? { role: role as StaffRole } : undefined;
  const found = await roles.byRole(role);
  return found && { role: found.role, permissions: found.permissions, roleName: found.name };
}
