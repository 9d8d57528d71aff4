import { type Permission, permissions, type StaffRole } from '@portal/service-kit/permissions';

/** A role that administrators have made: a name for a set of permissions. */
export interface CustomRole {
  id: number;
  /** As it stands in accounts and tokens: `staff:7`. */
  role: StaffRole;
  name: string;
  permissions: Permission[];
  /** Rises with each change: of two changes at once the second is refused. */
  version: number;
}

/** So many may be made. */
export const mostRoles = 30;
export const longestName = 60;

/** Those of these names that the table of permissions has, in its order. */
export const inOrder = (names: readonly string[]): Permission[] =>
  permissions.filter((permission) => names.includes(permission));
