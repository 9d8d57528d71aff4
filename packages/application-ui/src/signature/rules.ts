import { submissionMessages as say } from '@portal/contract-svc-applications-v1';
import { lengthRules } from '../form/length-rules';
import { missing, sentences } from '../form/rule-kit';

export const signatureRules = ({ signature }: { signature: string }): Record<string, string> => ({
  ...lengthRules({ signature }),
  ...sentences({ signature: missing(signature) && say.signature }),
});

/** The same where the agreement is the person's to give. */
export const agreedSignatureRules = (answers: { signature: string; agreement: boolean }) => ({
  ...signatureRules(answers),
  ...sentences({ agreement: !answers.agreement && say.agreement }),
});
