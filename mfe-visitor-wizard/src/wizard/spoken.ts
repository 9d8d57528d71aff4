import type { ShellApi } from '@portal/contract-shell-v1';
import {
  motivationMessages,
  skillsMessages,
  submissionMessages,
  visitMessages,
} from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/ui/form-state';

/** Sentences that stand at their fields and are said as a short message, too. */
const aloud = new Set<unknown>([
  ...Object.values(visitMessages),
  ...Object.values(motivationMessages),
  skillsMessages.languages,
  submissionMessages.signature,
  submissionMessages.agreement,
]);

/** Passes the sentences on, having said those aloud that speak of a whole step. */
export function spoken({ notify }: ShellApi, errors: FieldErrors): FieldErrors {
  for (const sentence of new Set(Object.values(errors))) if (aloud.has(sentence)) notify.error(sentence);
  return errors;
}
