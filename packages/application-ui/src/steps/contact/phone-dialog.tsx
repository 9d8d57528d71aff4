import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { person } from '@portal/contract-svc-applications-v1/questions';
import { type ReadPhone, readPhone } from '@portal/contract-svc-applications-v1/values/phone';
import { call } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { useForm } from '@portal/ui/form-state';
import { translated } from '@portal/ui/language';
import type { PhoneValue } from '@portal/ui/phone';
import { useState } from 'react';
import type { CommonForm } from '../../base/form';
import { PhoneNumber } from '../../base/phone';
import * as t from '../../messages/correcting';
import type { ContactDialogProps } from './contact-form';
import { useCorrection } from './use-correction';

/** Corrects the phone number. */
export default function PhoneDialog({ door: target, onClose }: ContactDialogProps) {
  const form = useForm<CommonForm>();
  const [typed, setTyped] = useState<PhoneValue>(() => {
    const { country_code: countryCode, phone_typed: number } = form.values();
    return { countryCode, number };
  });
  const [reading, setReading] = useState<ReadPhone>();
  const { busy, problem, attempt, refuse } = useCorrection(['phone']);

  function save() {
    const { kind, digits: phone } = reading ?? readPhone(typed.number, typed.countryCode);
    if (kind === 'sure') return send(phone);
    return refuse('phone', kind === 'ask' ? t.answerBelow() : person.ask.phone.say.en);
  }
  const send = (phone: string) =>
    attempt(async () => {
      const body = { application_id: target.applicationId, phone };
      const { body: asked } = await call(target.client, applicationCalls.changePhone, {
        params: { programme: target.programme },
        body,
      });
      form.set('country_code', typed.countryCode);
      form.set('phone_typed', typed.number);
      form.set('phone', asked.phone);
      target.notify(t.phoneCorrected());
      onClose();
    });

  return (
    <Dialog
      open
      title={t.correctPhone()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t.cancelCorrection()}
          </Button>
          <Button busy={busy} onClick={() => void save()}>
            {t.saveNumber()}
          </Button>
        </>
      }
    >
      {problem.sentence ? (
        <Notice tone="danger" role="alert" title={t.phoneNotYet()}>
          <p>{translated(problem.sentence)}</p>
        </Notice>
      ) : null}
      <p>{t.phoneComesBack()}</p>
      <PhoneNumber
        {...typed}
        name="right-phone"
        label={t.rightPhone()}
        error={problem.fields.phone}
        reading={reading}
        onChange={(value, read) => {
          setTyped(value);
          setReading(read);
        }}
      />
    </Dialog>
  );
}
