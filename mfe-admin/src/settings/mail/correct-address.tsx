import { readEmail } from '@portal/contract-svc-applications-v1/values/email';
import { Button, Dialog } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { correctMailAddress } from '../../api/mail';
import { DialogButtons, DialogFailure } from '../../frame/common/dialog-parts';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/mail';
import { mailMessages } from './words';

const field = 'mail-address';

interface CorrectAddressProps {
  applicationId: number;
  /** The address to which the emails were sent. */
  present: string | null;
  /** Called after the address was corrected. */
  changed: () => void;
}

/** For administrators: another address for an applicant whose emails do not arrive. */
export function CorrectAddress(props: CorrectAddressProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" small onClick={() => setOpen(true)}>
        {t.correctAddress()}
      </Button>
      {open ? <AddressDialog {...props} close={() => setOpen(false)} /> : null}
    </>
  );
}

function AddressDialog({
  applicationId,
  present,
  changed,
  close,
}: CorrectAddressProps & { close: () => void }) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [typed, setTyped] = useState(present ?? '');
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    const email = readEmail(typed);
    setProblem(email === undefined ? t.wrongAddress() : undefined);
    setFailure(null);
    if (email === undefined) return document.getElementById(field)?.focus();
    void run(
      async () => {
        await correctMailAddress(api, applicationId, email);
        shell.notify.success(mailMessages.corrected);
        close();
        changed();
      },
      (error) => {
        const message = fieldErrors(error, ['email']).email;
        setProblem(message);
        if (!message) setFailure(refusalSentence(error, mailMessages.correctFailed));
      },
    );
  }

  return (
    <Dialog
      open
      title={t.correctAddress()}
      onClose={busy ? undefined : close}
      footer={<DialogButtons button={t.saveAddress()} busy={busy} close={close} form="mail-address-form" />}
    >
      <DialogFailure failure={failure} />
      <p>{t.correctAddressText()}</p>
      <form id="mail-address-form" noValidate onSubmit={save}>
        <TextField
          id={field}
          label={t.emailAddress()}
          type="email"
          autoComplete="off"
          value={typed}
          error={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}
