import { Button, Card, SummaryList } from '@portal/ui';
import type { CustomRole, RoleList } from '../../api/roles';
import { roleHint, roleLabel } from '../../frame/common/roles';
import * as t from '../../messages/roles';
import { permissionGroups } from './words';

/** A built-in role with its purpose; it cannot be changed. */
export function BuiltInRoleCard({ role: { role } }: { role: RoleList['built_in'][number] }) {
  return (
    <Card title={roleLabel(role)} level={3}>
      <p className="mb-0">{roleHint(role)}</p>
    </Card>
  );
}

interface CustomRoleCardProps {
  role: CustomRole;
  change: () => void;
  remove: () => void;
}

/** A custom role: its permissions, its holders, and the possible actions. */
export function CustomRoleCard({ role, change, remove }: CustomRoleCardProps) {
  const { name, permissions, staff, changeable } = role;
  return (
    <Card title={<bdi translate="no">{name}</bdi>} level={3}>
      <SummaryList
        rows={[
          ...permissionGroups(permissions).map((group) => ({
            term: group.title,
            value: group.permissions.map(({ label }) => label).join(', '),
          })),
          {
            term: t.whoHasIt(),
            value: staff.length > 0 ? staff.map((person) => person.name).join(', ') : t.nobodyHasIt(),
          },
        ]}
      />
      {changeable ? (
        <p className="p-row mt-3 mb-0">
          <Button variant="outline" small onClick={change}>
            {t.changeRole()}
            <span className="visually-hidden">: {name}</span>
          </Button>
          <Button variant="outline" small onClick={remove}>
            {t.removeRole()}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </p>
      ) : (
        <p className="p-small p-muted mt-3 mb-0">{t.notChangeable()}</p>
      )}
    </Card>
  );
}
