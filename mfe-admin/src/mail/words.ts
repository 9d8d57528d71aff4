import type { MailStanding } from '../api/mail';

const mailKinds: Record<string, string> = {
  'confirm-submission': 'Confirmation of a submission',
  'mail-decision': 'Decision on an application',
  'mail-request-decided': 'Answer to a request',
  'mail-reopened': 'Request for something more',
  'mail-draft-reminder': 'Reminder of a draft',
  'mail-draft-ends': 'Notice that a draft ends',
  'mail-ask-referee': 'Question to a referee',
  'mail-confirm-asking': 'Link to confirm before referees are asked',
  'learn-contact': 'Corrected email or phone of an account',
  'rename-person': 'Corrected name of an account',
  'password-reset': 'Link for a new password',
  'staff-invitation': 'Invitation to the staff',
  'account-changed': 'Notice of a changed account',
  'resume-code': 'Code for a new device',
  'email-code': 'Code for a corrected email address',
  'address-moved': 'Notice to a mistyped email address',
  'address-left': 'Notice to a former email address',
};

/** The name of a kind of outgoing mail; used in the log of activities, too. */
export const kindWords = (kind: unknown): string => mailKinds[String(kind)] ?? 'Email';

export const mailMessages = {
  title: 'Email',
  loadFailed: 'The emails could not be loaded',
  retryFailed: 'It could not be sent again. Try again.',
  sent: 'The email has been sent.',
  underWay: 'The email is on its way.',
  corrected: 'The address is corrected. Send the emails again that did not arrive.',
  correctFailed: 'The address could not be corrected. Try again.',
  empty: 'No email has been given up',
  emptyText: 'An email that cannot be delivered after many attempts appears here and can be sent again.',
};

/** 'No email is waiting', or the number of waiting emails. */
export function waitingWords({ count, oldestAt }: MailStanding['waiting'], told: (at: string) => string) {
  if (count === 0 || oldestAt === null) return 'No email is waiting to be sent.';
  const those = count === 1 ? '1 email is' : `${count} emails are`;
  return `${those} waiting to be sent, the oldest since ${told(oldestAt)}.`;
}
