import { dialCodeOf } from '@portal/contract-svc-applications-v1/values/dial-code';
import {
  keptPhone,
  phoneInWords,
  type ReadPhone,
  readPhone,
} from '@portal/contract-svc-applications-v1/values/phone';
import { phoneText } from '@portal/contract-svc-applications-v1/values/phone-text';
import { useForm, useFormValue, useTextAt } from '@portal/ui/form-state';
import type { PhoneValue } from '@portal/ui/phone';
import { useState } from 'react';
import * as t from '../../messages/contacts';
import { clearCorrectedErrors } from '../form/corrected';
import { chooseBeside, dialCodeBeside } from '../numbers/chosen-beside';
import { rememberedDialCode } from '../numbers/remembered';
import { PhoneNumber } from './phone-number';

interface ContactPhoneProps {
  path: string;
  label?: string | undefined;
  optional?: boolean;
}

/** The content of the field, and the answer that is stored for it. */
interface Typed extends PhoneValue {
  kept: string;
  reading: ReadPhone;
}

/**
 * The field's content for a stored answer. The number is shown beside its country; when the country was not chosen, the
 * person is asked whether the number is right.
 */
function ofAnswer(answer: string, dialCode: string): Typed {
  const reading = readPhone(answer, dialCode);
  if (phoneText(answer)?.whole && reading.kind === 'sure') {
    const countryCode = dialCodeOf(reading.digits) ?? dialCode;
    return { countryCode, number: phoneInWords(reading.digits), kept: answer, reading };
  }
  const asked: ReadPhone = reading.kind === 'sure' ? { ...reading, kind: 'ask' } : reading;
  return { countryCode: dialCode, number: answer, kept: answer, reading: asked };
}

/**
 * The number of another person. The field starts with the applicant's country; the number is stored with its dial code
 * as soon as it is certain.
 */
export function ContactPhone({ path, label = t.phone(), optional }: ContactPhoneProps) {
  const form = useForm();
  const { value: answer, error } = useTextAt(path);
  const own = useFormValue<string | undefined>('country_code') || rememberedDialCode();
  const [typed, setTyped] = useState<Typed>();
  const now = typed?.kept === answer ? typed : ofAnswer(answer, dialCodeBeside(own)(answer));
  return (
    <PhoneNumber
      name={path}
      label={label}
      optional={optional ?? false}
      error={error}
      autoComplete="off"
      countryCode={now.countryCode}
      number={now.number}
      reading={now.reading}
      onChange={(next, reading) => {
        const { kind, digits } = reading;
        const kept = kind === 'sure' ? keptPhone(digits) : next.number;
        setTyped({ ...next, kept, reading });
        chooseBeside(kind === 'sure' ? '' : kept, next.countryCode, answer);
        form.set(path, kept);
        if (kind === 'sure' || kept.trim() === '') clearCorrectedErrors(form, path);
      }}
    />
  );
}
