import { Card } from '@portal/ui';
import { FormText } from '@portal/ui/form-state';
import { Checkbox } from '@portal/ui/forms';

/** The typed signature under a statement that is part of submitting and cannot be taken back. */
export function SignatureFields() {
  return (
    <Card title="Signature">
      <FormText path="signature" label="Signature" hint="Type your full name." autoComplete="name" />
      <Checkbox
        name="agreement"
        checked
        aria-readonly
        aria-disabled
        onChange={() => undefined}
        label="Agreement Statement"
        hint="I declare that the information in this application is true and complete. I understand that false information may disqualify my application."
      />
    </Card>
  );
}
