import type { GivenRole } from '../../api/staff';
import { roleHint, roleLabel } from '../../frame/common/roles';
import { permissionLabels } from '../roles/words';

/** Custom roles come last; of the others the one that may least comes first. */
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
