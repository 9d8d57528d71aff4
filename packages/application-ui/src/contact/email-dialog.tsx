import { G08, G09 } from '@portal/contract-svc-applications-v1/operations';
import { call } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { useForm } from '@portal/ui/form-state';
import { TextField } from '@portal/ui/forms';
import { useState } from 'react';
import type { CommonForm } from '../form';
import type { ContactDialogProps } from './door';
import { onEnter, useCorrection } from './use-correction';

/** Corrects the email address by a code that is mailed to it. */
export default function EmailDialog({ door, onClose }: ContactDialogProps) {
  const form = useForm<CommonForm>();
  const [email, setEmail] = useState(() => form.values().email);
  const [code, setCode] = useState('');
  /** The address to which the latest code went; null before the first. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, problem, attempt, refuse } = useCorrection(sentTo === null ? ['email'] : ['code']);
  const place = { params: { programme: door.programme } };
  const application_id = door.applicationId;

  const send = () =>
    attempt(async () => {
      const address = email.trim();
      await call(door.client, G08, { ...place, body: { application_id, email: address } });
      setSentTo(address);
      setCode('');
    });
  async function confirm() {
    if (!/^\d{6}$/.test(code.replace(/\s/g, ''))) return refuse('code', 'Enter the six digits of the code');
    await attempt(async () => {
      const body = { application_id, email: sentTo ?? '', code };
      form.set('email', (await call(door.client, G09, { ...place, body })).body.email);
      door.tell('Your email address is corrected');
      onClose();
    });
  }

  return (
    <Dialog
      open
      title="Correct your email address"
      onClose={onClose}
      footer={
        <>
          <Button busy={busy} onClick={() => void (sentTo === null ? send() : confirm())}>
            {sentTo === null ? 'Send me a code' : 'Confirm the address'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {problem.sentence ? (
        <Notice tone="danger" role="alert" title="The address is not corrected yet">
          <p>{problem.sentence}</p>
        </Notice>
      ) : null}
      {sentTo === null ? (
        <>
          <p>
            Write your right address. We send a code of six digits there, so that we know that our emails
            reach you.
          </p>
          <TextField
            name="right-email"
            label="Your right email address"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={problem.fields.email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            onKeyDown={onEnter(() => void send())}
          />
        </>
      ) : (
        <>
          <p role="status">
            We have sent a code to <strong className="text-break">{sentTo}</strong>. It is good for ten
            minutes.
          </p>
          <TextField
            name="email-code"
            label="Code"
            hint="Six digits. Look into your spam folder when the email does not come."
            inputMode="numeric"
            autoComplete="one-time-code"
            width={10}
            value={code}
            error={problem.fields.code}
            onChange={(event) => setCode(event.currentTarget.value)}
            onKeyDown={onEnter(() => void confirm())}
          />
          <p className="form-text">
            From then on you sign in with this address. Your other devices are signed out.
          </p>
          <div className="p-row">
            <Button variant="outline" small onClick={() => void send()}>
              Send a new code
            </Button>
            <Button variant="outline" small onClick={() => setSentTo(null)}>
              Write another address
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
