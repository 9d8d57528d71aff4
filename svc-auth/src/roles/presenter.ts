import { builtInRoles, covers, type Holder, permissionsFor } from '@portal/service-kit/permissions';
import type { ListedRole } from './manage';

export const presentRole = ({ id, role, name, permissions, version, staff }: ListedRole, asker: Holder) => ({
  id,
  role,
  name,
  permissions,
  version,
  staff: staff.map((person) => ({ id: person.id, name: person.name })),
  changeable: asker.role !== role && covers(asker, permissions),
});

export const presentRoles = (roles: readonly ListedRole[], asker: Holder) => ({
  built_in: builtInRoles.map((role) => ({ role, permissions: permissionsFor({ role }) })),
  roles: roles.map((role) => presentRole(role, asker)),
  own_permissions: permissionsFor(asker),
});
