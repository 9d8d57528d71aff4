import { TextField } from '@portal/ui/forms';
import { inviteStaff } from '../../api/staff';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/staff-accounts';
import type { StaffDialogProps } from './confirm-dialog';
import { FormDialog, type FormDialogProps } from './form-dialog';
import { useStaffForm } from './use-staff-form';

type Given = Pick<FormDialogProps, 'roles'>;

/** Invites a new member of staff, who gets a link by email and chooses their own password. */
export function InviteDialog({ roles, close, done }: Omit<StaffDialogProps, 'member'> & Given) {
  const { api } = useStaff();
  const form = useStaffForm({ name: '', email: '', role: '' }, async ({ name, email, role }) => {
    if (role === '') return;
    await inviteStaff(api, { name, email, role });
    done(t.invitationUnderWay({ email }));
  });
  return (
    <FormDialog
      title={t.inviteSomebody()}
      button={t.sendInvitation()}
      form={form}
      roles={roles}
      close={close}
    >
      <p>{t.inviteText()}</p>
      <TextField label={t.fullName()} autoComplete="off" {...form.bind('name')} />
      <TextField label={t.staffAccountsEmail()} type="email" autoComplete="off" {...form.bind('email')} />
    </FormDialog>
  );
}
