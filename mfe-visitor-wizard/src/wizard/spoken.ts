import type { ShellApi } from '@portal/contract-shell-v1';
import {
  availabilityMessages,
  submissionMessages,
  visitMessages,
} from '@portal/contract-svc-applications-v1';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/ui/form-state';

/** Sentences that stand at their fields and are said as a short message, too. */
const aloud = new Set<unknown>([
  ...Object.values(visitMessages),
  availabilityMessages.hours_available,
  skills.ask.languages.none.en,
  submissionMessages.signature,
  submissionMessages.agreement,
]);

/** Passes the sentences on, having said aloud those that speak of a whole step, or `all`. */
export function spoken({ notify }: ShellApi, errors: FieldErrors, { all = false } = {}): FieldErrors {
  const told = new Set(Object.values(errors));
  for (const sentence of told) if (all || aloud.has(sentence)) notify.error(sentence);
  return errors;
}
