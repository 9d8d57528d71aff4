import { Notice } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { changeStaff } from '../../api/staff';
import { roleInSentence, roleLabel } from '../../frame/common/roles';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/staff-accounts';
import type { StaffDialogProps } from './confirm-dialog';
import { FormDialog, type FormDialogProps } from './form-dialog';
import { useStaffForm } from './use-staff-form';

/** Changes name or role. A new role ends the person's sessions; the dialog warns of it first. */
export function EditDialog({
  member,
  roles,
  close,
  done,
}: StaffDialogProps & Pick<FormDialogProps, 'roles'>) {
  const { api } = useStaff();
  const { name, email, role } = member;
  const nameOf = (given: string) => roles.find((one) => one.role === given)?.name;
  const form = useStaffForm({ name, email, role }, async (typed) => {
    if (typed.role === '') return;
    const renamed = typed.name !== name && { name: typed.name };
    await changeStaff(api, member.id, { ...renamed, ...(typed.role !== role && { role: typed.role }) });
    done(
      typed.role === role
        ? t.accountSaved({ name: typed.name })
        : t.isNow({ name: typed.name, role: roleInSentence(typed.role, nameOf(typed.role)) }),
    );
  });
  const other = form.form.role !== '' && form.form.role !== role ? form.form.role : null;
  return (
    <FormDialog
      title={t.editWhom({ name })}
      button={other ? t.changeRoleTo({ other: roleLabel(other, nameOf(other)) }) : t.staffAccountsSave()}
      form={form}
      roles={roles}
      close={close}
      after={
        <div role="status">
          {other ? (
            <Notice
              tone="warning"
              title={t.staffAccountsBecomes({ name, other: roleInSentence(other, nameOf(other)) })}
            >
              <p>{member.invited ? t.invitationStaysGood() : t.signInAgainText()}</p>
            </Notice>
          ) : null}
        </div>
      }
    >
      <p className="p-muted">{email}</p>
      <TextField label={t.fullName()} autoComplete="off" {...form.bind('name')} />
    </FormDialog>
  );
}
