import { TextField } from '@portal/ui/forms';
import { inviteStaff } from '../api/staff';
import { useStaff } from '../common/staff-context';
import type { StaffDialogProps } from './confirm-dialog';
import { FormDialog } from './form-dialog';
import { useStaffForm } from './use-staff-form';

/** Invites a new member of staff, who gets a link by email and chooses their own password. */
export function InviteDialog({ close, done }: Omit<StaffDialogProps, 'member'>) {
  const { api } = useStaff();
  const form = useStaffForm({ name: '', email: '', role: '' }, async ({ name, email, role }) => {
    if (role === '') return;
    await inviteStaff(api, { name, email, role });
    done(`An invitation is on its way to ${email}.`);
  });
  return (
    <FormDialog title="Invite somebody" button="Send invitation" form={form} close={close}>
      <p>They get an email with a link, good for 72 hours, and choose a password of their own.</p>
      <TextField label="Full name" autoComplete="off" {...form.bind('name')} />
      <TextField label="Email" type="email" autoComplete="off" {...form.bind('email')} />
    </FormDialog>
  );
}
