import { Button, Dialog, Notice } from '@portal/ui';
import { ErrorSummary, RadioGroup } from '@portal/ui/forms';
import type { ReactNode } from 'react';
import { roles } from '../common/roles';
import type { useStaffForm } from './use-staff-form';

export interface FormDialogProps {
  title: string;
  button: string;
  form: ReturnType<typeof useStaffForm>;
  close: () => void;
  /** The fields before the role. */
  children: ReactNode;
  /** What stands after it. */
  after?: ReactNode;
}

/** The dialog around an account's fields. */
export function FormDialog({ title, button, form, close, children, after }: FormDialogProps) {
  const { busy, submit } = form;
  return (
    <Dialog
      open
      title={title}
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button variant="outline" onClick={() => busy || close()}>
            Cancel
          </Button>
          <Button type="submit" form="staff-form" busy={busy}>
            {button}
          </Button>
        </>
      }
    >
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {form.failure ? (
        <Notice tone="danger" role="alert" title="That was not done">
          <p>{form.failure}</p>
        </Notice>
      ) : null}
      <form
        id="staff-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
        <RadioGroup legend="Role" options={roles} {...form.role} />
        {after}
      </form>
    </Dialog>
  );
}
