import { limits } from '@portal/contract-svc-applications-v1';
import { FormText, textAt, useForm } from '@portal/ui/form-state';
import { contactPhone } from '@portal/ui/phone';
import * as t from '../messages/contacts';
import type { CommonForm } from './common-form';

interface ContactFieldProps {
  path: string;
  optional?: boolean;
}

/** The email address of another person: the browser does not offer the applicant's own. */
export const ContactEmail = (props: ContactFieldProps) => (
  <FormText
    {...props}
    label={t.email()}
    type="email"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);

/** The phone number of another person: when it is left, it is written as a whole number wherever it is known as one. */
export function ContactPhone(props: ContactFieldProps) {
  const { path } = props;
  const form = useForm<Partial<CommonForm>>();
  function write() {
    const typed = textAt(form.values(), path);
    const { country_code = `+${limits.defaultDialCode}` } = form.values();
    const whole = contactPhone(country_code, typed);
    if (whole !== typed) form.set(path, whole);
  }
  return (
    <FormText
      {...props}
      label={t.phone()}
      type="tel"
      hint={t.phoneHint()}
      width={20}
      autoComplete="off"
      onBlur={write}
      onKeyDown={({ key }) => key === 'Enter' && write()}
    />
  );
}
