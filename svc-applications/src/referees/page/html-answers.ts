import type { Calendar } from '@portal/service-kit/calendar';
import type { Application } from '../../application';
import { buttonForm, type HtmlAnswer, htmlAnswer, own } from '../../platform';
import { dayInWords } from '../ask';
import { type LetterRequest, takesLetters } from '../letter-request';

const askApplicant = 'If you still want to write, ask the applicant to send you a new request.';

/** A link that nobody was sent, or whose application is gone. */
export const unknownLink = (): HtmlAnswer =>
  htmlAnswer(404, 'This link does not work', [
    'It may be incomplete: please open it from the email again. It may also belong to an application that no longer exists.',
    askApplicant,
  ]);

export const expiredLink = (): HtmlAnswer =>
  htmlAnswer(
    410,
    'This link has expired',
    ['We can send a new one to the same address.'],
    buttonForm('again', 'Send me a new link'),
  );

export const newLinkSent = (): HtmlAnswer =>
  htmlAnswer(200, 'A new link is on its way', [
    'It goes to the address that the first one was sent to, and arrives within minutes.',
  ]);

export const enoughLinks = (): HtmlAnswer =>
  htmlAnswer(429, 'New links have already been sent', [
    'Please look in your inbox and your spam folder. You can ask for another one tomorrow.',
  ]);

export const closedSentence =
  'The portal is closed at the moment and cannot take letters. Your link will still work: please try again later, or write to us.';

export const closedPortal = (): HtmlAnswer => htmlAnswer(503, 'Not open at the moment', [closedSentence]);

export const failed = (status: number, message: string): HtmlAnswer =>
  htmlAnswer(status, status >= 500 ? 'Something went wrong' : 'We could not accept this', [
    message,
    'Nothing was sent. Go back to your page with the Back button of your browser, and try again.',
  ]);

/** The page of a link that opens the form no more; undefined while it does. */
export function overOf(
  request: LetterRequest,
  application: Pick<Application, 'status' | 'withdrawnAt' | 'applicantName'>,
  letter: { hasText: boolean; hasFile: boolean } | undefined,
  calendar: Calendar,
): HtmlAnswer | undefined {
  const applicantName = own(application.applicantName);
  const day = request.answeredAt ? dayInWords(request.answeredAt, calendar) : '';
  if (request.state === 'sent')
    return htmlAnswer(200, 'Thank you. We have your letter', [
      reachedUs(day, applicantName, letter),
      'There is nothing else to do. If something in your letter is wrong, please write to us.',
    ]);
  if (request.state === 'declined')
    return htmlAnswer(200, 'Thank you for telling us', [
      `You told us on ${day} that you cannot write this letter. ${applicantName} can see that, but not your reason, and can ask somebody else.`,
      askApplicant,
    ]);
  if (request.state === 'passed')
    return htmlAnswer(200, 'You have passed this on', [
      `On ${day} your colleague got a link of their own, and yours no longer works.`,
      askApplicant,
    ]);
  if (request.state === 'replaced')
    return htmlAnswer(410, 'This letter is no longer needed', [
      `${applicantName} has asked somebody else, so this link no longer works.`,
      askApplicant,
    ]);
  if (takesLetters(application)) return undefined;
  return htmlAnswer(410, 'This letter is no longer needed', [
    application.withdrawnAt
      ? `${applicantName} has withdrawn the application. Thank you anyway.`
      : 'We have already decided on this application. Thank you anyway.',
  ]);
}

function reachedUs(
  day: string,
  applicantName: string,
  letter: { hasText: boolean; hasFile: boolean } | undefined,
): string {
  const { hasText = false, hasFile = false } = letter ?? {};
  if (hasText && hasFile)
    return `It reached us on ${day}, as text and as a PDF, and our team will read it. ${applicantName} can see that we have it, but cannot read it.`;
  if (hasFile)
    return `It reached us on ${day}, as a PDF, and our team will read it. ${applicantName} can see that we have it, but cannot read it.`;
  if (letter)
    return `It reached us on ${day}, as text, and our team will read it. ${applicantName} can see that we have it, but cannot read it.`;
  return `It reached us on ${day}, and our team will read it. ${applicantName} can see that we have it, but cannot read it.`;
}

/** What the applicant confirms. */
export const confirming = (referees: readonly string[]): HtmlAnswer =>
  htmlAnswer(
    200,
    'Is this your application?',
    [
      referees.length > 0
        ? `If it is, we will write to ${referees.map(own).join(' and ')} and ask for the letter.`
        : 'If it is, we can write to the referees you name.',
      'If you did not start this, close this page: we will not ask anybody.',
    ],
    buttonForm('confirm', 'Yes, it is mine'),
  );

export const confirmed = (): HtmlAnswer =>
  htmlAnswer(200, 'Thank you', [
    'Your email address is confirmed, and we are asking your referees. Your application shows when they have opened the link and sent their letter.',
    'You can close this page.',
  ]);

export const confirmedAlready = (): HtmlAnswer =>
  htmlAnswer(200, 'Your email address is confirmed', [
    'There is nothing else to do. You can close this page.',
  ]);

export const confirmationOver = (): HtmlAnswer =>
  htmlAnswer(410, 'This link is no longer valid', [
    'It has expired, or your application has another email address now. Sign in to your application and ask for a new one.',
  ]);
