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

/** A role as it is given to somebody: with its permissions and its name where it is a custom one. */
export interface GivenRole {
  role: StaffRole;
  permissions?: readonly Permission[];
  roleName?: string;
}

/**
 * The role that the acting person wants to give.
 * @throws Invalid under `field` where there is no such role, MoreThanOwn where it may more than who gives it
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

/** Nobody acts on the account of somebody who may more than they. @throws MoreThanOwn */
export function refuseAbove(actor: Holder, person: Holder): void {
  if (!covers(actor, permissionsFor(person))) throw new MoreThanOwn();
}

async function roleOf({ roles }: Pick<Stores, 'roles'>, role: string): Promise<GivenRole | undefined> {
  if (!isCustomRole(role)) return isStaff({ role }) ? { role: role as StaffRole } : undefined;
  const found = await roles.byRole(role);
  return found && { role: found.role, permissions: found.permissions, roleName: found.name };
}
