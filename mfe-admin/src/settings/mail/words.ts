import type { MailStatus } from '../../api/mail';
import * as t from '../../messages/mail';

const mailKinds: Record<string, () => string> = {
  'confirm-submission': t.kindConfirmSubmission,
  'mail-decision': t.kindMailDecision,
  'mail-request-decided': t.kindMailRequestDecided,
  'mail-reopened': t.kindMailReopened,
  'mail-draft-reminder': t.kindMailDraftReminder,
  'mail-return-link': t.kindMailReturnLink,
  'mail-draft-ends': t.kindMailDraftEnds,
  'mail-ask-referee': t.kindMailAskReferee,
  'mail-confirm-asking': t.kindMailConfirmAsking,
  'learn-contact': t.kindLearnContact,
  'rename-person': t.kindRenamePerson,
  'password-reset': t.kindPasswordReset,
  'staff-invitation': t.kindStaffInvitation,
  'account-changed': t.kindAccountChanged,
  'resume-code': t.kindResumeCode,
  'email-code': t.kindEmailCode,
  'address-moved': t.kindAddressMoved,
  'address-left': t.kindAddressLeft,
};

/** The name of a kind of outgoing mail; used in the log of activities, too. */
export const kindWords = (kind: unknown): string => mailKinds[String(kind)]?.() ?? t.mailEmail();

export const mailMessages = {
  get title() {
    return t.mailEmail();
  },
  get loadFailed() {
    return t.mailsNotLoaded();
  },
  get retryFailed() {
    return t.mailRetryFailed();
  },
  get sent() {
    return t.mailHasBeenSent();
  },
  get underWay() {
    return t.mailUnderWay();
  },
  get corrected() {
    return t.addressCorrected();
  },
  get correctFailed() {
    return t.addressNotCorrected();
  },
  get empty() {
    return t.noMailGivenUp();
  },
  get emptyText() {
    return t.noMailGivenUpText();
  },
};

/** 'No email is waiting', or the number of waiting emails. */
export function waitingWords({ count, oldestAt }: MailStatus['waiting'], sentence: (at: string) => string) {
  if (count === 0 || oldestAt === null) return t.noMailWaits();
  return t.mailsWait({ count, since: sentence(oldestAt) });
}

/** Why a mail did not go out, by the code that the outbox keeps: 'EENVELOPE 550'; undefined for a code of others. */
export function reasonWords(code: string): string | undefined {
  if (/^EENVELOPE 4/.test(code)) return t.reasonLater();
  if (/^EENVELOPE/.test(code)) return t.reasonAddress();
  if (/^EAUTH/.test(code)) return t.reasonSignIn();
  if (/^EMESSAGE/.test(code)) return t.reasonMessage();
  return /^(ECONN|ESOCKET|ETIMEDOUT|ETLS|EDNS|ENOTFOUND|EHOST)/.test(code) ? t.reasonServer() : undefined;
}

/** What the other mail server answered, in words: '5.1.1 smtp; 550 5.1.1 User unknown'; undefined for other codes. */
export function answerWords(answer: string): string | undefined {
  if (/\b[45]\.2\.2\b|\b[45]52\b/.test(answer)) return t.reasonFull();
  return /\b5\.1\.[0-3]\b|\b550\b/.test(answer) ? t.reasonAddress() : undefined;
}
