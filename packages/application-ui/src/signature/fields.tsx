import { agreedSignature, signature } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { QuestionField, QuestionFields, Why } from '../questions';

const { agreement } = agreedSignature.ask;

const SignatureField = () => <QuestionField question={signature.ask.signature} path="signature" />;

/** The typed signature with an agreement that the person gives. */
export const AgreedSignatureFields = () => <QuestionFields of={agreedSignature} />;

/** The typed signature under a statement that is part of the submission and cannot be unchecked. */
export function SignatureFields() {
  return (
    <Card title="Signature">
      <Why of={signature} />
      <SignatureField />
      <Checkbox
        name="agreement"
        checked
        aria-readonly
        aria-disabled
        onChange={() => undefined}
        label="Agreement Statement"
        hint={agreement.hint.en}
      />
    </Card>
  );
}
