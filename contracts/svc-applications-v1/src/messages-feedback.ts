import { feedbackLength } from './vocabulary-staff';

/** Messages about a decision and its feedback, before it is sent and after. */
export const feedbackMessages = {
  incomplete: 'Please select a status and provide feedback.',
  tooShort: `Feedback message must be at least ${feedbackLength.min} characters long.`,
  tooLong: `Feedback message cannot exceed ${feedbackLength.max} characters.`,
  notSubmitted: 'This application has not been submitted yet',
  decidedMeanwhile: 'Somebody else has changed this application since you opened it.',
  done: (status: string) =>
    `Application status updated to ${status} and email notification sent to applicant.`,
  doneWithoutMail: (status: string) => `Application status updated to ${status}.`,
  emailLater: 'The email to the applicant could not be sent yet; we keep trying.',
} as const;

export const notificationMessages = {
  allRead: 'All notifications marked as read',
} as const;
