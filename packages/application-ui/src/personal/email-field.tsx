import { person } from '@portal/contract-svc-applications-v1/questions';
import { FormText } from '@portal/ui/form-state';
import { said } from '@portal/ui/language';

/** The applicant's own address: with the phone number it identifies the sign-in. */
export function EmailField({ readOnly, hint }: { readOnly?: boolean; hint?: string }) {
  return (
    <FormText
      path="email"
      label={said(person.ask.email.label.en)}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={readOnly}
      hint={hint}
    />
  );
}
