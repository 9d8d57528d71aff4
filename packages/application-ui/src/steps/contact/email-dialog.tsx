import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { call } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { useForm } from '@portal/ui/form-state';
import { TextField } from '@portal/ui/forms';
import { rich, translated } from '@portal/ui/language';
import { useState } from 'react';
import type { CommonForm } from '../../base/form';
import * as t from '../../messages/correcting';
import type { ContactDialogProps } from './contact-form';
import { onEnter, useCorrection } from './use-correction';

/** Corrects the email address; a code is mailed to the new address to confirm it. */
export default function EmailDialog({ door: target, onClose }: ContactDialogProps) {
  const form = useForm<CommonForm>();
  const [email, setEmail] = useState(() => form.values().email);
  const [code, setCode] = useState('');
  /** The address to which the latest code went; null before the first. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, problem, attempt, refuse } = useCorrection(sentTo === null ? ['email'] : ['code']);
  const place = { params: { programme: target.programme } };
  const application_id = target.applicationId;

  const send = () =>
    attempt(async () => {
      const address = email.trim();
      await call(target.client, applicationCalls.requestEmailCode, {
        ...place,
        body: { application_id, email: address },
      });
      setSentTo(address);
      setCode('');
    });
  async function confirm() {
    if (!/^\d{6}$/.test(code.replace(/\s/g, ''))) return refuse('code', t.digitsOfCode());
    await attempt(async () => {
      const body = { application_id, email: sentTo ?? '', code };
      form.set(
        'email',
        (await call(target.client, applicationCalls.changeEmail, { ...place, body })).body.email,
      );
      target.notify(t.emailCorrected());
      onClose();
    });
  }

  return (
    <Dialog
      open
      title={t.correctEmail()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t.cancelCorrection()}
          </Button>
          <Button busy={busy} onClick={() => void (sentTo === null ? send() : confirm())}>
            {sentTo === null ? t.sendCode() : t.confirmAddress()}
          </Button>
        </>
      }
    >
      {problem.sentence ? (
        <Notice tone="danger" role="alert" title={t.emailNotYet()}>
          <p>{translated(problem.sentence)}</p>
        </Notice>
      ) : null}
      {sentTo === null ? (
        <>
          <p>{t.writeRightEmail()}</p>
          <TextField
            name="right-email"
            label={t.rightEmail()}
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
          <p role="status">{rich(t.codeSentTo({ address: () => <strong>{sentTo}</strong> }))}</p>
          <TextField
            name="email-code"
            label={t.codeOfMail()}
            hint={t.codeOfMailHint()}
            inputMode="numeric"
            autoComplete="one-time-code"
            width={10}
            value={code}
            error={problem.fields.code}
            onChange={(event) => setCode(event.currentTarget.value)}
            onKeyDown={onEnter(() => void confirm())}
          />
          <p className="form-text">{t.fromThenOn()}</p>
          <div className="p-row">
            <Button variant="outline" small onClick={() => void send()}>
              {t.anotherCode()}
            </Button>
            <Button variant="outline" small onClick={() => setSentTo(null)}>
              {t.anotherAddress()}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
