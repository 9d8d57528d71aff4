/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  feedbackForm,
  mailNotShown,
  feedbackNewStatus,
  feedbackChooseStatus,
  feedbackSendFeedback,
  seeMailFirst,
  mailToApplicant,
  sendThisMail,
  mailNotSent,
  statusBecomes,
  mailTo,
  mailSubject,
  goesOutAfter,
  confirmAndSend,
  backToText,
  messageToApplicant,
  messageHint,
  charactersOf,
  feedbackSomebodyElse,
  changedMeanwhile,
  statusIsNow,
  setBy,
  textKept,
  feedbackFailed,
  withdrawnOn,
  noReasonGiven,
  nothingToDecide,
] = /* @__PURE__ */ messages(864, [
  'Feedback to the applicant',
  'The email could not be shown',
  'New status',
  'Choose a status',
  'Send Feedback',
  'You see the email before it is sent.',
  'Email to the applicant',
  'Send this email?',
  'Not sent',
  <T>({ b, status }: { b: (words: string) => T; status: string | number }) => [
    'The status becomes ',
    b(`${status}`),
    ' and this email will be sent:',
  ],
  'To',
  'Subject',
  ({ minutes }: { minutes: number }) =>
    `It will be sent ${minutes === 1 ? `1 minute` : `${minutes} minutes`} after you confirm. Until then you can undo it, and the applicant sees no change.`,
  'Confirm and send',
  'Back to the text',
  'Message to the applicant',
  ({ min, max }: { min: string | number; max: string | number }) =>
    `Between ${min} and ${max} characters. The applicant gets it by email.`,
  <T>({
    count,
    max,
    hidden,
  }: {
    count: string | number;
    max: string | number;
    hidden: (words: string) => T;
  }) => [`${count}/${max}`, hidden(' characters')],
  'somebody else',
  'This application has changed in the meantime',
  <T>({ b, status, set }: { b: (words: string) => T; status: string | number; set: string | number }) => [
    'Its status is now ',
    b(`${status}`),
    `${set}`,
  ],
  ({ by, when }: { by: string | number; when: string | number }) => `, set by ${by}${when}.`,
  'Your text is kept. You can still send it.',
  'Failed to send feedback. Please try again.',
  ({ at }: { at: string | number }) => `Withdrawn by the applicant on ${at}`,
  'No reason was given.',
  'There is nothing to decide, unless the applicant cancels the withdrawal within a day.',
]);
