/**
 * `queued`: waits, or could not reach the mail server yet; `sent`: the mail server took it; `refused`: the mail server
 * did not take it, and it is tried again; `bounced`: it was taken and came back; `given_up`: it is not tried any more.
 */
export const mailStates = ['queued', 'sent', 'refused', 'bounced', 'given_up'] as const;
export type MailState = (typeof mailStates)[number];

/** What happened to a mail about an application. */
export interface MailRecord {
  id: number;
  applicationId: number;
  outboxId: number;
  kind: string;
  /** Ids, as the outbox had them. */
  payload: object;
  state: MailState;
  /** Where it went at the last attempt. */
  to: string | null;
  /** The mail server's last answer against it. */
  answer: string | null;
  queuedAt: Date;
  /** When somebody last asked for it again, so that it went out sooner. */
  askedAgainAt: Date | null;
  /** When the state began that it is in. */
  changedAt: Date;
}

export interface NewMailRecord {
  applicationId: number;
  outboxId: number;
  kind: string;
  payload: object;
}
