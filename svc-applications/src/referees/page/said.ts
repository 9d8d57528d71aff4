import type { Calendar } from '@portal/service-kit/calendar';
import type { Application } from '../../application';
import { buttonForm, own, type Said, said } from '../../platform';
import { dayInWords } from '../ask';
import { type LetterRequest, takesLetters } from '../letter-request';

const askApplicant =
  'If you still want to write, ask the applicant to ask you again: then you get a new link.';

/** A link that nobody was sent, or whose application is gone. */
export const unknownLink = (): Said =>
  said(404, 'This link does not open anything', [
    'It may be incomplete: please open it from the mail again. It may also belong to an application that does not exist any more.',
    askApplicant,
  ]);

export const expiredLink = (): Said =>
  said(
    410,
    'This link has expired',
    ['We can send a new one to the same address.'],
    buttonForm('again', 'Send me a new link'),
  );

export const newLinkSent = (): Said =>
  said(200, 'A new link is on its way', [
    'It goes to the address that the first one was sent to, and arrives within minutes.',
  ]);

export const enoughLinks = (): Said =>
  said(429, 'New links were sent already', [
    'Please look into your mailbox, also among unwanted mail. You can have another one tomorrow.',
  ]);

export const closedSentence =
  'The portal is closed just now, and takes no letters. Your link stays good: please try again later, or write to us.';

export const closedPortal = (): Said => said(503, 'Not open at the moment', [closedSentence]);

export const failed = (status: number, message: string): Said =>
  said(status, status >= 500 ? 'Something went wrong' : 'This could not be taken', [
    message,
    'Nothing was sent. Go back to your page with the Back button of your browser, and try again.',
  ]);

/** What a link says that opens the form no more; undefined while it does. */
export function overOf(
  request: LetterRequest,
  application: Pick<Application, 'status' | 'withdrawnAt' | 'applicantName'>,
  letter: { hasText: boolean; hasFile: boolean } | undefined,
  calendar: Calendar,
): Said | undefined {
  const applicantName = own(application.applicantName);
  const day = request.answeredAt ? dayInWords(request.answeredAt, calendar) : '';
  if (request.state === 'sent')
    return said(200, 'Thank you. Your letter is here', [
      reachedUs(day, applicantName, letter),
      'There is nothing else to do. This link has been used; if something in your letter is wrong, please write to us.',
    ]);
  if (request.state === 'declined')
    return said(200, 'Thank you for telling us', [
      `You told us on ${day} that you cannot write this letter. ${applicantName} sees that, without your reason, and can ask somebody else.`,
      askApplicant,
    ]);
  if (request.state === 'passed')
    return said(200, 'You have passed this on', [
      `Since ${day} a colleague has a link of their own, and yours has ended.`,
      askApplicant,
    ]);
  if (request.state === 'replaced')
    return said(410, 'This letter is not needed any more', [
      `${applicantName} has asked somebody else since, so this link has ended.`,
      askApplicant,
    ]);
  if (takesLetters(application)) return undefined;
  return said(410, 'This letter is not needed any more', [
    application.withdrawnAt
      ? `${applicantName} has withdrawn the application. Thank you all the same.`
      : 'We have decided on this application already. Thank you all the same.',
  ]);
}

function reachedUs(
  day: string,
  applicantName: string,
  letter: { hasText: boolean; hasFile: boolean } | undefined,
): string {
  const { hasText = false, hasFile = false } = letter ?? {};
  if (hasText && hasFile)
    return `It reached us on ${day}, as text and as a PDF, and our team reads it. ${applicantName} sees that it is here, and does not get to read it.`;
  if (hasFile)
    return `It reached us on ${day}, as a PDF, and our team reads it. ${applicantName} sees that it is here, and does not get to read it.`;
  if (letter)
    return `It reached us on ${day}, as text, and our team reads it. ${applicantName} sees that it is here, and does not get to read it.`;
  return `It reached us on ${day}, and our team reads it. ${applicantName} sees that it is here, and does not get to read it.`;
}

/** What the applicant confirms. */
export const confirming = (referees: readonly string[]): Said =>
  said(
    200,
    'Is this your application?',
    [
      referees.length > 0
        ? `We would write to ${referees.map(own).join(' and ')} now, and ask for the letter.`
        : 'Then we may write to the referees whom you name.',
      'If you did not begin this, close this page: nobody is asked.',
    ],
    buttonForm('confirm', 'Yes, it is mine'),
  );

export const confirmed = (): Said =>
  said(200, 'Thank you', [
    'Your email address is confirmed, and your referees are asked. You see in your application when they have opened the link and sent their letter.',
    'You can close this page.',
  ]);

export const confirmedAlready = (): Said =>
  said(200, 'Your email address is confirmed', ['There is nothing else to do. You can close this page.']);

export const confirmationOver = (): Said =>
  said(410, 'This link is no longer valid', [
    'It has expired, or your application has another email address now. Sign in to your application and ask for a new one.',
  ]);
