import { useForm, useFormError, useFormValue } from '@portal/ui/form-state';
import { fullPhone, PhoneField, type PhoneFieldProps } from '@portal/ui/phone';
import type { CommonForm } from '../form';
import * as t from '../messages/phoneForm';

type Props = Pick<PhoneFieldProps, 'label' | 'hint' | 'readOnly'>;

/** The applicant's own number: shown as typed, kept as digits. */
export function FormPhone(props: Props) {
  const form = useForm<CommonForm>();
  const countryCode = useFormValue<string>('country_code');
  const number = useFormValue<string>('phone_typed');
  return (
    <PhoneField
      {...props}
      name="phone"
      placeholder={t.phonePattern()}
      countryCode={countryCode}
      number={number}
      error={useFormError('phone')}
      onChange={(next) => {
        form.set('country_code', next.countryCode);
        form.set('phone_typed', next.number);
        form.set('phone', fullPhone(next.countryCode, next.number));
      }}
    />
  );
}
