import type { Calendar } from '@portal/service-kit/calendar';
import type { Day, Message, Text } from '@portal/service-kit/messages';
import type { Application } from '../../application';
import { buttonForm, type HtmlAnswer, htmlAnswer, message, own } from '../../platform';
import { dayOf } from '../ask';
import { type LetterRequest, takesLetters } from '../letter-request';

const askApplicant = message('letterAskApplicant');

/** The page for a link that was never sent, or whose application is gone. */
export const unknownLink = (): HtmlAnswer =>
  htmlAnswer(404, message('pageLinkUnknown'), [message('letterLinkIncomplete'), askApplicant]);

export const expiredLink = (): HtmlAnswer =>
  htmlAnswer(
    410,
    message('letterLinkExpired'),
    [message('letterLinkAgain')],
    buttonForm('again', message('letterSendLink')),
  );

export const newLinkSent = (): HtmlAnswer =>
  htmlAnswer(200, message('letterLinkSent'), [message('letterLinkSentTo')]);

export const enoughLinks = (): HtmlAnswer =>
  htmlAnswer(429, message('letterLinksSent'), [message('letterLinksEnough')]);

export const closedSentence = message('letterPortalClosed');

export const closedPortal = (): HtmlAnswer => htmlAnswer(503, message('letterNotOpen'), [closedSentence]);

export const failed = (status: number, text: Text): HtmlAnswer =>
  htmlAnswer(status, status >= 500 ? message('pageBroken') : message('pageRefused'), [
    text,
    message('pageNothingSent'),
  ]);

/** The page for a link that no longer opens the form; undefined while it does. */
export function overOf(
  request: LetterRequest,
  application: Pick<Application, 'status' | 'withdrawnAt' | 'applicantName'>,
  letter: { hasText: boolean; hasFile: boolean } | undefined,
  calendar: Calendar,
): HtmlAnswer | undefined {
  const applicantName = own(application.applicantName);
  const day = dayOf(request.answeredAt ?? new Date(0), calendar);
  if (request.state === 'sent')
    return htmlAnswer(200, message('letterThanks'), [
      reachedUs(day, applicantName, letter),
      message('letterLinkUsed'),
    ]);
  if (request.state === 'declined')
    return htmlAnswer(200, message('letterThanksForTelling'), [
      message('letterDeclinedOn', { day, name: applicantName }),
      askApplicant,
    ]);
  if (request.state === 'passed')
    return htmlAnswer(200, message('letterPassedOn'), [message('letterPassedSince', { day }), askApplicant]);
  if (request.state === 'replaced')
    return htmlAnswer(410, message('letterNotNeeded'), [
      message('letterOtherAsked', { name: applicantName }),
      askApplicant,
    ]);
  if (takesLetters(application)) return undefined;
  return htmlAnswer(410, message('letterNotNeeded'), [
    application.withdrawnAt
      ? message('letterApplicationWithdrawn', { name: applicantName })
      : message('letterDecided'),
  ]);
}

function reachedUs(
  day: Day,
  applicantName: string,
  letter: { hasText: boolean; hasFile: boolean } | undefined,
): Message {
  const { hasText = false, hasFile = false } = letter ?? {};
  if (hasText && hasFile) return message('letterReachedBoth', { day, name: applicantName });
  if (hasFile) return message('letterReachedPdf', { day, name: applicantName });
  if (letter) return message('letterReachedText', { day, name: applicantName });
  return message('letterReached', { day, name: applicantName });
}

/** The page on which the applicant confirms their mailbox. */
export const confirming = (referees: readonly string[]): HtmlAnswer =>
  htmlAnswer(
    200,
    message('confirmQuestion'),
    [
      referees.length > 0
        ? message('confirmWriteTo', { names: referees.map(own).join(' and ') })
        : message('confirmThen'),
      message('confirmNotYours'),
    ],
    buttonForm('confirm', message('confirmYes')),
  );

export const confirmed = (): HtmlAnswer =>
  htmlAnswer(200, message('confirmThanks'), [message('confirmDone'), message('confirmClose')]);

export const confirmedAlready = (): HtmlAnswer =>
  htmlAnswer(200, message('confirmAlready'), [message('confirmNothingElse')]);

export const confirmationOver = (): HtmlAnswer =>
  htmlAnswer(410, message('confirmOver'), [message('confirmOverWhy')]);
