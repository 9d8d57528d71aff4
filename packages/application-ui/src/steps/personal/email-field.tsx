import { person } from '@portal/contract-svc-applications-v1/questions';
import { translated } from '@portal/ui/language';
import { EmailText } from '../../base/form/value-fields';

/** The applicant's own address: with the phone number it identifies the sign-in. */
export function EmailField({ readOnly, hint }: { readOnly?: boolean; hint?: string }) {
  return (
    <EmailText
      path="email"
      label={translated(person.ask.email.label.en)}
      autoComplete="email"
      readOnly={readOnly}
      hint={hint}
    />
  );
}
