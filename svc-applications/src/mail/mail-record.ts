/**
 * `queued`: not sent yet, or the mail server could not be reached; `sent`: the mail server accepted it; `refused`: the
 * mail server rejected it, and it is tried again; `bounced`: accepted but returned later; `given_up`: no longer tried.
 */
export const mailStates = ['queued', 'sent', 'refused', 'bounced', 'given_up'] as const;
export type MailState = (typeof mailStates)[number];

/** What happened to a mail about an application. */
export interface MailRecord {
  id: number;
  applicationId: number;
  outboxId: number;
  kind: string;
  /** The payload of the outbox row, which holds ids. */
  payload: object;
  state: MailState;
  /** The address at the last attempt. */
  to: string | null;
  /** The mail server's last answer if it rejected the mail. */
  answer: string | null;
  queuedAt: Date;
  /** When somebody last asked to send it again, and so earlier. */
  askedAgainAt: Date | null;
  /** When its present state began. */
  changedAt: Date;
}

export interface NewMailRecord {
  applicationId: number;
  outboxId: number;
  kind: string;
  payload: object;
}
