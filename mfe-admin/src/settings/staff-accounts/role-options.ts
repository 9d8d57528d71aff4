import type { GivenRole } from '../../api/staff';
import { roleHint, roleLabel } from '../../frame/common/roles';
import { permissionLabels } from '../roles/words';

/** Sort key: built-in roles by the number of permissions, the fewest first; custom roles last. */
const place = ({ name, permissions }: GivenRole): number =>
  name === undefined ? permissions.length : Number.POSITIVE_INFINITY;

/** The roles that can be assigned, each with its permissions. */
export const roleOptions = (roles: readonly GivenRole[]) =>
  [...roles]
    .sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
    .map(({ role, name, permissions }) => ({
      value: role,
      label: roleLabel(role, name),
      hint: roleHint(role) ?? permissionLabels(permissions).join(', '),
    }));
