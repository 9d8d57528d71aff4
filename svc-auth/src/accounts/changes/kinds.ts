/** The kind of outbox work that mails the owner of an account about a change. */
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
  /** The time of the change, ISO 8601. */
  at: string;
}
