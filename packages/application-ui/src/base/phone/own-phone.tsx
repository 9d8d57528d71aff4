import { dialCodeOf } from '@portal/contract-svc-applications-v1/values/dial-code';
import { keptPhone, readPhone } from '@portal/contract-svc-applications-v1/values/phone';
import { useForm, useFormError, useFormValue } from '@portal/ui/form-state';
import * as t from '../../messages/phoneForm';
import type { CommonForm } from '../form';
import { clearCorrectedErrors } from '../form/corrected';
import { rememberDialCode } from '../numbers/remembered';
import { PhoneNumber, type PhoneNumberProps } from './phone-number';

/** The applicant's own number: shown as typed, stored as digits once it is certain. */
export function OwnPhone(props: Pick<PhoneNumberProps, 'label' | 'hint' | 'readOnly'>) {
  const form = useForm<CommonForm>();
  const countryCode = useFormValue<string>('country_code');
  const number = useFormValue<string>('phone_typed');
  const kept = useFormValue<string>('phone');

  /** Changes the chosen country to that of a number which contains another dial code. */
  function follow() {
    const { kind, digits } = readPhone(number, countryCode);
    const named = kind === 'sure' ? (dialCodeOf(digits) ?? countryCode) : countryCode;
    if (named === countryCode || props.readOnly) return;
    form.set('country_code', named);
    rememberDialCode(named);
  }
  return (
    <PhoneNumber
      {...props}
      name="phone"
      placeholder={t.phonePattern()}
      countryCode={countryCode}
      number={number}
      // The number looks like a slip, but the person has confirmed it before.
      reading={kept && keptPhone(kept).startsWith('tel:') ? { kind: 'sure', digits: kept } : undefined}
      error={useFormError('phone')}
      onBlur={follow}
      onChange={(next, { kind, digits }) => {
        if (next.countryCode !== countryCode) rememberDialCode(next.countryCode);
        form.set('country_code', next.countryCode);
        form.set('phone_typed', next.number);
        form.set('phone', kind === 'sure' ? digits : '');
        if (kind === 'sure') clearCorrectedErrors(form, 'phone');
      }}
    />
  );
}
