import { Button, Skeleton, usePageTitle } from '@portal/ui';
import { useEffect, useState } from 'react';
import { type GivenRole, listStaff, type StaffMember } from '../../api/staff';
import { FailedNotice } from '../../frame/common/failed-notice';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/staff-accounts';
import { ConfirmDialog } from './confirm-dialog';
import { EditDialog } from './edit-dialog';
import { InviteDialog } from './invite-dialog';
import { rowId, StaffTable } from './staff-table';
import type { StaffAct } from './words';

type Open = { kind: 'invite' } | { kind: StaffAct; member: StaffMember } | null;

/** The staff's accounts: invite, change, deactivate. */
export default function StaffAccounts() {
  const { api, shell } = useStaff();
  const [staff, reload] = useLoad({ key: 'staff', load: () => listStaff(api), failure: t.staffNotLoaded() });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const members = staff.data?.staff ?? null;
  useFocusKept(open !== null && 'member' in open ? open.member.id : null, members);
  usePageTitle(t.staffAccounts(), { site: shell.branding.name });

  function done(sentence: string) {
    close();
    shell.notify.success(sentence);
    reload();
  }

  return (
    <>
      <SettingsPageHead
        title={t.staffAccounts()}
        status={members ? counted(members) : staff.state === 'loading' ? t.staffLoadingNow() : ''}
      >
        <Button onClick={() => setOpen({ kind: 'invite' })}>{t.inviteSomebody()}</Button>
      </SettingsPageHead>
      {staff.state === 'failed' ? (
        <FailedNotice title={t.staffNotLoaded()} message={staff.message} retry={reload} />
      ) : null}
      {members ? (
        <StaffTable
          staff={members}
          busy={staff.state === 'loading'}
          act={(kind, member) => setOpen({ kind, member })}
        />
      ) : staff.state === 'loading' ? (
        <Skeleton lines={6} label={t.staffLoading()} />
      ) : null}
      <Dialogs open={open} roles={staff.data?.roles ?? []} close={close} done={done} />
    </>
  );
}

/** The button that opened the dialog may disappear after its action: the focus stays in its row. */
function useFocusKept(dialogOn: number | null, staff: readonly StaffMember[] | null) {
  const [last, setLast] = useState(dialogOn);
  if (dialogOn !== null && dialogOn !== last) setLast(dialogOn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is the reason to look for the focus
  useEffect(() => {
    if (last === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`#${rowId(last)} button`)?.focus();
  }, [staff]);
}

interface DialogsProps {
  open: Open;
  roles: readonly GivenRole[];
  close: () => void;
  done: (sentence: string) => void;
}

function Dialogs({ open, roles, close, done }: DialogsProps) {
  if (open === null) return null;
  if (open.kind === 'invite') return <InviteDialog roles={roles} close={close} done={done} />;
  if (open.kind === 'edit')
    return <EditDialog member={open.member} roles={roles} close={close} done={done} />;
  return <ConfirmDialog act={open.kind} member={open.member} close={close} done={done} />;
}

const counted = (staff: readonly StaffMember[]) => {
  const active = staff.filter((one) => one.active && !one.invited).length;
  return t.activeAccounts({ active, count: staff.length });
};
