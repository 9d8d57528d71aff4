import type { MailStanding } from '../api/mail';

const kinds: Record<string, string> = {
  'confirm-submission': 'Confirmation of a submission',
  'mail-decision': 'Decision on an application',
  'mail-request-decided': 'Answer to a request',
  'rename-person': 'Corrected name of an account',
  'password-reset': 'Link for a new password',
  'staff-invitation': 'Invitation to the staff',
  'resume-code': 'Code for a new device',
};

/** What a piece of outgoing work is called; also in the log of activities. */
export const kindWords = (kind: unknown): string => kinds[String(kind)] ?? 'Email';

export const words = {
  title: 'Email',
  loadFailed: 'The emails could not be loaded',
  retryFailed: 'It could not be sent again. Try again.',
  sent: 'The email has been sent.',
  underWay: 'The email is on its way.',
  empty: 'No email has been given up',
  emptyText: 'An email that cannot be delivered after many attempts appears here and can be sent again.',
};

/** 'No email is waiting' or how many are. */
export function waitingWords({ count, oldestAt }: MailStanding['waiting'], told: (at: string) => string) {
  if (count === 0 || oldestAt === null) return 'No email is waiting to be sent.';
  const those = count === 1 ? '1 email is' : `${count} emails are`;
  return `${those} waiting to be sent, the oldest since ${told(oldestAt)}.`;
}
