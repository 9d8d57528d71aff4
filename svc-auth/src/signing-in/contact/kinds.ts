/** The kind of outbox work that mails a code to an address that somebody wants to use. */
export const emailCodeKind = 'email-code';
export interface EmailCodePayload {
  person_id: number;
  email: string;
}

/** The kind of outbox work that informs a proven mailbox that its account has another address. */
export const addressLeftKind = 'address-left';
export interface AddressLeftPayload {
  person_id: number;
  email: string;
  /** The time of the change, ISO 8601. */
  at: string;
}

/** The kind of outbox work that informs an unproven mailbox that an administrator took its address off an account. */
export const addressMovedKind = 'address-moved';
export type AddressMovedPayload = AddressLeftPayload;
