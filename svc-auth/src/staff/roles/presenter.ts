import { builtInRoles, covers, type Holder, permissionsFor } from '@portal/service-kit/permissions';
import type { ListedRole } from './manage';

export const presentRole = ({ id, role, name, permissions, version, staff }: ListedRole, actor: Holder) => ({
  id,
  role,
  name,
  permissions,
  version,
  staff: staff.map((person) => ({ id: person.id, name: person.name })),
  changeable: actor.role !== role && covers(actor, permissions),
});

export const presentRoles = (roles: readonly ListedRole[], actor: Holder) => ({
  built_in: builtInRoles.map((role) => ({ role, permissions: permissionsFor({ role }) })),
  roles: roles.map((role) => presentRole(role, actor)),
  own_permissions: permissionsFor(actor),
});
