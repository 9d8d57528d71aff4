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
export const kindWords = (kind: unknown): string => kinds[String(kind)] ?? 'E-mail';

export const words = {
  title: 'E-mail',
  loadFailed: 'The e-mails could not be loaded',
  retryFailed: 'It could not be sent again. Try again.',
  sent: 'The e-mail has been sent.',
  underWay: 'The e-mail is on its way.',
  empty: 'No e-mail has been given up',
  emptyText: 'An e-mail that cannot be delivered after many attempts appears here and can be sent again.',
};

/** 'No e-mail is waiting' or how many are. */
export function waitingWords({ count, oldestAt }: MailStanding['waiting'], told: (at: string) => string) {
  if (count === 0 || oldestAt === null) return 'No e-mail is waiting to be sent.';
  const those = count === 1 ? '1 e-mail is' : `${count} e-mails are`;
  return `${those} waiting to be sent, the oldest since ${told(oldestAt)}.`;
}
