/** The kind of outbox work that mails a code to an address that somebody wants to make theirs. */
export const emailCodeKind = 'email-code';
export interface EmailCodePayload {
  person_id: number;
  email: string;
}

/** The kind of outbox work that notifies a proven mailbox that its account goes by another address from now on. */
export const addressLeftKind = 'address-left';
export interface AddressLeftPayload {
  person_id: number;
  email: string;
  /** ISO 8601 */
  at: string;
}

/** The kind of outbox work that notifies an unproven mailbox that an administrator took its address off an account. */
export const addressMovedKind = 'address-moved';
export type AddressMovedPayload = AddressLeftPayload;
