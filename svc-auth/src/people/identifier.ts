import { storedForms } from './phone';

/**
 * What a person types to say who they are: an email address, or a phone number with all digits by which it may be
 * stored. `value` is the same for one address, and for most ways to write one number.
 */
export type Identifier =
  | { kind: 'email'; value: string }
  | { kind: 'phone'; value: string; stored: readonly string[] };

export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

export function readIdentifier(typed: string): Identifier {
  if (typed.includes('@')) return { kind: 'email', value: normaliseEmail(typed) };
  const stored = storedForms(typed);
  return { kind: 'phone', value: stored[0] ?? '', stored };
}
