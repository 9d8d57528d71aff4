import type { Permission } from '@portal/contract-svc-auth-v1';
import { Dialog, Notice } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type CustomRole, changeRole, createRole } from '../../api/roles';
import { ChoiceList } from '../../frame/common/choice-list';
import { DialogButtons, DialogFailure } from '../../frame/common/dialog-parts';
import { useStaff } from '../../frame/common/staff-context';
import { useCheckedForm } from '../../frame/common/use-checked-form';
import * as t from '../../messages/roles';
import { knownPermissions, permissionGroups } from './words';

export interface RoleDialogProps {
  /** The role that is changed; null for a new one. */
  changed: CustomRole | null;
  /** The permissions that the caller may give. */
  offered: readonly string[];
  close: () => void;
  done: (sentence: string) => void;
}

const fields = ['name', 'permissions'] as const;
type Errors = Partial<Record<(typeof fields)[number], string>>;

interface Typed {
  name: string;
  permissions: Permission[];
}

const problemsOf = ({ name, permissions }: Typed): Errors => ({
  ...(name.trim() === '' && { name: t.nameRole() }),
  ...(permissions.length === 0 && { permissions: t.choosePermissions() }),
});

/** A role's name and permissions. The dialog warns that changed permissions sign out everybody with the role. */
export function RoleDialog({ changed: role, offered, close, done }: RoleDialogProps) {
  const { api } = useStaff();
  const form = useCheckedForm<Typed, (typeof fields)[number]>({
    nothing: { name: role?.name ?? '', permissions: knownPermissions(role?.permissions ?? []) },
    fields,
    prefix: 'role',
    problemsOf,
    send: async ({ name, permissions }) => {
      const words = { name: name.trim(), permissions };
      await (role ? changeRole(api, role, words) : createRole(api, words));
      done(t.roleSaved({ name: words.name }));
    },
    failed: t.roleNotSaved(),
  });
  const { typed, change, errors, busy } = form;
  const groups = permissionGroups(offered);
  const isOther =
    role !== null && [...typed.permissions].sort().join() !== [...role.permissions].sort().join();

  return (
    <Dialog
      open
      size="lg"
      title={role ? t.changeWhich({ name: role.name }) : t.newRole()}
      onClose={busy ? undefined : close}
      footer={<DialogButtons button={t.saveRole()} busy={busy} close={close} form="role-form" />}
    >
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <DialogFailure failure={form.failure} />
      <form id="role-form" noValidate onSubmit={form.submit}>
        <TextField
          id="role-name"
          label={t.roleName()}
          hint={t.roleNameHint()}
          maxLength={60}
          autoComplete="off"
          value={typed.name}
          error={errors.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        {groups.map(({ key, title, permissions }, place) => (
          <ChoiceList
            key={key}
            legend={title}
            // An error about the permissions leads to the first one.
            name={place === 0 ? 'role-permissions' : `role-permissions-${key}`}
            options={permissions}
            chosen={typed.permissions}
            error={place === 0 ? errors.permissions : undefined}
            onChange={(chosen) => {
              const here = permissions.map(({ value }) => value);
              const elsewhere = typed.permissions.filter((one) => !here.includes(one));
              change({ permissions: knownPermissions([...elsewhere, ...chosen]) });
            }}
          />
        ))}
        <div role="status">
          {isOther && role.staff.length > 0 ? (
            <Notice tone="warning" title={t.signsOut({ count: role.staff.length })}>
              <p>{t.signsOutText({ names: role.staff.map(({ name }) => name).join(', ') })}</p>
            </Notice>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
