/** The kind of outbox work that notifies the owner of an account of what was changed. */
export const changeMailKind = 'account-changed';

export const accountChanges = [
  'password',
  'second-step-on',
  'second-step-off',
  'second-step-reset',
  'recovery-codes',
  'passkey-added',
  'passkey-removed',
] as const;

export type AccountChange = (typeof accountChanges)[number];

export interface ChangeMailPayload {
  person_id: number;
  change: AccountChange;
  /** ISO 8601 */
  at: string;
}
