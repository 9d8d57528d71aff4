import { Label } from '@portal/contract-language-v1';
import { message } from './message';
import { feedbackLength } from './vocabulary-staff';

/** Messages about a decision and its feedback, before it is sent and after. */
export const feedbackMessages = {
  incomplete: 'Please select a status and provide feedback.',
  tooShort: message('Feedback message must be at least {min} characters long.', { min: feedbackLength.min }),
  tooLong: message('Feedback message cannot exceed {max} characters.', { max: feedbackLength.max }),
  notSubmitted: 'This application has not been submitted yet',
  decidedMeanwhile: 'Somebody else has changed this application since you opened it.',
  done: (status: string) =>
    message('Application status updated to {status} and email notification sent to applicant.', {
      status: new Label(status),
    }),
  doneWithoutMail: (status: string) =>
    message('Application status updated to {status}.', { status: new Label(status) }),
  emailLater: 'The email to the applicant could not be sent yet; we keep trying.',
} as const;

export const notificationMessages = {
  allRead: 'All notifications marked as read',
} as const;
