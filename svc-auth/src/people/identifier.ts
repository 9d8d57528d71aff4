/** What a person types to say who they are: an email address or a phone number. */
export type Identifier = { kind: 'email'; value: string } | { kind: 'phone'; value: string };

export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Digits only, without the 00 that some people dial in place of a plus sign. */
export function normalisePhone(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^00/, '');
}

export function readIdentifier(typed: string): Identifier {
  return typed.includes('@')
    ? { kind: 'email', value: normaliseEmail(typed) }
    : { kind: 'phone', value: normalisePhone(typed) };
}
