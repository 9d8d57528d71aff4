import type { MailStatus } from '../../api/mail';
import { wordsByKey } from '../../frame/common/words-by-key';
import * as t from '../../messages/mail';
import * as kinds from '../../messages/mailKinds';

const nameOfKind = wordsByKey(kinds);

/** The name of a kind of outgoing mail; used in the log of activities, too. */
export const kindWords = (kind: unknown): string => nameOfKind(String(kind)) ?? t.mailEmail();

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

/** Returns why a mail was not sent, from the outbox's code ('EENVELOPE 550'); undefined for an unknown code. */
export function reasonWords(code: string): string | undefined {
  if (/^EENVELOPE 4/.test(code)) return t.reasonLater();
  if (/^EENVELOPE/.test(code)) return t.reasonAddress();
  if (/^EAUTH/.test(code)) return t.reasonSignIn();
  if (/^EMESSAGE/.test(code)) return t.reasonMessage();
  return /^(ECONN|ESOCKET|ETIMEDOUT|ETLS|EDNS|ENOTFOUND|EHOST)/.test(code) ? t.reasonServer() : undefined;
}

/** Returns the other mail server's answer in words: '5.1.1 smtp; 550 5.1.1 User unknown'; undefined if unknown. */
export function answerWords(answer: string): string | undefined {
  if (/\b[45]\.2\.2\b|\b[45]52\b/.test(answer)) return t.reasonFull();
  return /\b5\.1\.[0-3]\b|\b550\b/.test(answer) ? t.reasonAddress() : undefined;
}
