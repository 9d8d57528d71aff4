import { Dialog } from '@portal/ui';
import { ErrorSummary, RadioGroup } from '@portal/ui/forms';
import type { ReactNode } from 'react';
import type { GivenRole } from '../../api/staff';
import { DialogButtons, DialogFailure } from '../../frame/common/dialog-parts';
import { useErrorTitle } from '../../frame/common/use-error-title';
import * as t from '../../messages/staff-accounts';
import { roleOptions } from './role-options';
import type { useStaffForm } from './use-staff-form';

export interface FormDialogProps {
  title: string;
  button: string;
  form: ReturnType<typeof useStaffForm>;
  close: () => void;
  /** The roles that may be given. */
  roles: readonly GivenRole[];
  /** The fields before the role. */
  children: ReactNode;
  /** Elements after the role. */
  after?: ReactNode;
}

/** The dialog around an account's fields. */
export function FormDialog({ title, button, form, roles, close, children, after }: FormDialogProps) {
  const { busy, submit } = form;
  useErrorTitle(form.summary.length > 0);
  return (
    <Dialog
      open
      title={title}
      onClose={busy ? undefined : close}
      footer={<DialogButtons button={button} busy={busy} close={close} form="staff-form" />}
    >
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <DialogFailure failure={form.failure} />
      <form
        id="staff-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
        <RadioGroup legend={t.staffAccountsRole()} options={roleOptions(roles)} {...form.role} />
        {after}
      </form>
    </Dialog>
  );
}
