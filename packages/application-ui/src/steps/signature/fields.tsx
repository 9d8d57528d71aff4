import { agreedSignature, signature } from '@portal/contract-svc-applications-v1/questions';
import type { ApiClient } from '@portal/remote-sdk';
import { Card } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import * as t from '../../messages/signing';
import { QuestionField, Why } from '../questions';
import { TermsButton } from './terms-button';

const { agreement } = agreedSignature.ask;

const SignatureField = () => <QuestionField question={signature.ask.signature} path="signature" />;

/** The typed signature with an agreement that the person gives. */
export function AgreedSignatureFields({ client }: { client: ApiClient }) {
  return (
    <Card title={translated(agreedSignature.heading.en)}>
      <Why of={agreedSignature} />
      <SignatureField />
      <QuestionField question={agreement} path="agreement" />
      <TermsButton client={client} />
    </Card>
  );
}

/** The typed signature under a statement that is part of the submission and cannot be unchecked. */
export function SignatureFields() {
  return (
    <Card title={t.signature()}>
      <Why of={signature} />
      <SignatureField />
      <Checkbox
        name="agreement"
        checked
        aria-readonly
        aria-disabled
        onChange={() => undefined}
        label={t.agreementStatement()}
        hint={translated(agreement.hint.en)}
      />
    </Card>
  );
}
