import { Select } from '@portal/ui/forms';
import { useState } from 'react';
import { type CustomRole, type RoleList, removeRole } from '../../api/roles';
import { AskDialog } from '../../frame/common/ask-dialog';
import { roleLabel } from '../../frame/common/roles';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/roles';

export interface RemoveDialogProps {
  role: CustomRole;
  roles: RoleList;
  close: () => void;
  done: (sentence: string) => void;
}

/** Returns roles that the holders of another role may get: those without permissions that the caller lacks. */
function otherRoles({ built_in: builtIn, roles, own_permissions: own }: RoleList, but: CustomRole) {
  const fits = ({ permissions }: { permissions: readonly string[] }) =>
    permissions.every((one) => own.includes(one));
  const custom = roles.filter((one) => one.id !== but.id && fits(one));
  return [
    ...[...builtIn]
      .reverse()
      .filter(fits)
      .map(({ role }) => ({ value: role, label: roleLabel(role) })),
    ...custom.map(({ role, name }) => ({ value: role, label: name })),
  ];
}

/** Asks before a role is removed, and which role its holders get instead. */
export function RemoveDialog({ role, roles, close, done }: RemoveDialogProps) {
  const { api } = useStaff();
  const options = otherRoles(roles, role);
  const [moveTo, setMoveTo] = useState('');
  const { name, staff } = role;
  return (
    <AskDialog
      title={t.removeWhich({ name })}
      button={t.removeRole()}
      harmful
      failed={t.roleNotRemoved()}
      close={close}
      onConfirm={async () => {
        await removeRole(api, role, moveTo || undefined);
        done(t.roleRemoved({ name }));
      }}
    >
      {staff.length === 0 ? (
        <p>{t.removeRoleText()}</p>
      ) : (
        <>
          <p>{t.removeUsed({ names: staff.map((person) => person.name).join(', ') })}</p>
          <Select
            id="role-move-to"
            label={t.roleInstead()}
            placeholder={t.chooseRole()}
            options={options}
            value={moveTo}
            onChange={({ target }) => setMoveTo(target.value)}
          />
        </>
      )}
    </AskDialog>
  );
}
