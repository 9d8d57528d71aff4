import { G10 } from '@portal/contract-svc-applications-v1/operations';
import { call } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { useForm } from '@portal/ui/form-state';
import { fullPhone, PhoneField, type PhoneValue } from '@portal/ui/phone';
import { useState } from 'react';
import type { CommonForm } from '../form';
import type { ContactDialogProps } from './door';
import { useCorrection } from './use-correction';

/** Corrects the phone number. */
export default function PhoneDialog({ door, onClose }: ContactDialogProps) {
  const form = useForm<CommonForm>();
  const [typed, setTyped] = useState<PhoneValue>(() => {
    const { country_code: countryCode, phone_typed: number } = form.values();
    return { countryCode, number };
  });
  const { busy, problem, attempt } = useCorrection(['phone']);

  const save = () =>
    attempt(async () => {
      const phone = fullPhone(typed.countryCode, typed.number);
      const body = { application_id: door.applicationId, phone };
      const { body: told } = await call(door.client, G10, { params: { programme: door.programme }, body });
      form.set('country_code', typed.countryCode);
      form.set('phone_typed', typed.number);
      form.set('phone', told.phone);
      door.tell('Your phone number is corrected');
      onClose();
    });

  return (
    <Dialog
      open
      title="Correct your phone number"
      onClose={onClose}
      footer={
        <>
          <Button busy={busy} onClick={() => void save()}>
            Save the number
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {problem.sentence ? (
        <Notice tone="danger" role="alert" title="The number is not corrected yet">
          <p>{problem.sentence}</p>
        </Notice>
      ) : null}
      <p>With this number and your email address you come back to your application.</p>
      <PhoneField
        {...typed}
        name="right-phone"
        label="Your right phone number"
        error={problem.fields.phone}
        onChange={setTyped}
      />
    </Dialog>
  );
}
