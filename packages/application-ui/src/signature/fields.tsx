import { Card } from '@portal/ui';
import { FormCheckbox, FormText } from '@portal/ui/form-state';
import { Checkbox } from '@portal/ui/forms';

const statement =
  'I declare that the information in this application is true and complete. I understand that false information may disqualify my application.';

function SignatureField() {
  return <FormText path="signature" label="Signature" hint="Type your full name." autoComplete="name" />;
}

/** The typed signature with an agreement that the person gives. */
export function AgreedSignatureFields() {
  return (
    <Card title="Signature">
      <SignatureField />
      <FormCheckbox path="agreement" label="I agree to the terms and conditions" hint={statement} />
    </Card>
  );
}

/** The typed signature under a statement that is part of submitting and cannot be taken back. */
export function SignatureFields() {
  return (
    <Card title="Signature">
      <SignatureField />
      <Checkbox
        name="agreement"
        checked
        aria-readonly
        aria-disabled
        onChange={() => undefined}
        label="Agreement Statement"
        hint={statement}
      />
    </Card>
  );
}
