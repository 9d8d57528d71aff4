import { plainEmail } from '@portal/contract-svc-applications-v1/values/email';
import { storedForms } from './phone';

/**
 * What a person types to identify themselves: an email address, or a phone number with all digit sequences under which
 * it may be stored. `value` is equal for one address, and for most ways to write one number.
 */
export type Identifier =
  | { kind: 'email'; value: string }
  | { kind: 'phone'; value: string; stored: readonly string[] };

export const normaliseEmail = (typed: string): string => plainEmail(typed);

export function readIdentifier(typed: string): Identifier {
  if (/[@\uff20]/.test(typed)) return { kind: 'email', value: normaliseEmail(typed) };
  const stored = storedForms(typed);
  return { kind: 'phone', value: stored[0] ?? '', stored };
}
