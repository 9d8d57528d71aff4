import { type Permission, permissions, type StaffRole } from '@portal/service-kit/permissions';

/** A role that administrators have made: a named set of permissions. */
export interface CustomRole {
  id: number;
  /** The role's key in accounts and tokens: `staff:7`. */
  role: StaffRole;
  name: string;
  permissions: Permission[];
  /** Increases with each change: of two simultaneous changes the second is refused. */
  version: number;
}

/** Most custom roles of a portal. */
export const mostRoles = 30;
export const longestName = 60;

/** Returns the known permissions among these names, in the order of the table of permissions. */
export const inOrder = (names: readonly string[]): Permission[] =>
  permissions.filter((permission) => names.includes(permission));
