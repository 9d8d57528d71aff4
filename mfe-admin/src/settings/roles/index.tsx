import { Button, EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import { type CustomRole, readRoles } from '../../api/roles';
import { FailedNotice } from '../../frame/common/failed-notice';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/roles';
import { RemoveDialog } from './remove-dialog';
import { BuiltInRoleCard, CustomRoleCard } from './role-card';
import { RoleDialog } from './role-dialog';

type Open = { kind: 'new' } | { kind: 'change' | 'remove'; role: CustomRole } | null;

/** The roles of the staff, and what each may; administrators make further ones. */
export default function RolesPage() {
  const { api, shell } = useStaff();
  const [roles, reload] = useLoad({ key: 'roles', load: () => readRoles(api), failure: t.rolesNotLoaded() });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  usePageTitle(t.rolesTitle(), { site: shell.branding.name });

  function done(sentence: string) {
    close();
    shell.notify.success(sentence);
    reload();
  }
  const make = () => setOpen({ kind: 'new' });
  const { data } = roles;

  return (
    <>
      <SettingsPageHead title={t.rolesTitle()} text={t.rolesText()}>
        <Button onClick={make}>{t.newRole()}</Button>
      </SettingsPageHead>
      {roles.state === 'failed' ? (
        <FailedNotice title={t.rolesNotLoaded()} message={roles.message} retry={reload} />
      ) : null}
      {data === null && roles.state === 'loading' ? <Skeleton lines={6} label={t.rolesLoading()} /> : null}
      {data ? (
        <div className="p-measure">
          <h2>{t.ownRoles()}</h2>
          {data.roles.length === 0 ? (
            <EmptyState level={3} title={t.noRoles()} text={t.noRolesText()} />
          ) : null}
          {data.roles.map((role) => (
            <CustomRoleCard
              key={role.id}
              role={role}
              change={() => setOpen({ kind: 'change', role })}
              remove={() => setOpen({ kind: 'remove', role })}
            />
          ))}
          <h2 className="mt-4">{t.builtInRoles()}</h2>
          {data.built_in.map((role) => (
            <BuiltInRoleCard key={role.role} role={role} />
          ))}
        </div>
      ) : null}
      {data && open?.kind === 'new' ? (
        <RoleDialog changed={null} offered={data.own_permissions} close={close} done={done} />
      ) : null}
      {data && open?.kind === 'change' ? (
        <RoleDialog changed={open.role} offered={data.own_permissions} close={close} done={done} />
      ) : null}
      {data && open?.kind === 'remove' ? (
        <RemoveDialog role={open.role} roles={data} close={close} done={done} />
      ) : null}
    </>
  );
}
