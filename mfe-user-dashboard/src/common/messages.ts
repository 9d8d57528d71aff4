/** Every message about a failure or a success, as people know them from the portal. */
import { discardWords } from '@portal/application-ui/discarding';
import { ApiError } from '@portal/remote-sdk';

export const success = {
  uploaded: 'Document Uploaded Successfully!',
  updated: 'Application Updated Successfully!',
  started: 'Application Started',
  submitted: 'Application Submitted!',
  requested: 'Request Submitted',
  password: 'Password Changed',
  discarded: discardWords.discarded,
  broughtBack: 'Application Brought Back',
  withdrawn: 'Application Withdrawn',
  standsAgain: 'Your Application Stands Again',
  taken: 'The application is yours now',
  notMine: 'Thank you, we have noted that it is not yours',
} as const;

export const say = {
  accessDenied: 'Access denied. Please check your user role and permissions.',
  noApplications: 'No applications found. You may need to create an application first.',
  cannotEdit: 'Cannot Edit: This application has been submitted and cannot be edited.',
  notFound: "Application not found. It may have been deleted or you don't have access to it.",
  fallbackFailed: 'Unable to load application data. Please try again later.',
  noToken: 'No authentication token found. Please login again.',
  openFailed: 'Failed to open document. Please try again.',
  pdfFailed: 'Failed to download the PDF. Please try again.',
  createNotSignedIn: 'Authentication Error: Please login to create an application.',
  createFailed: 'Failed to create application.',
  noApplicationId: 'Application ID is missing. Please try again.',
  unknownType: 'Unable to determine application type. Please contact support.',
  requestsFailed: 'Failed to load requests',
  requestFailed: 'Failed to submit request',
  feedbackFailed: 'Failed to load feedback',
  changesKept: 'Your changes are kept on this device. Sign in to go on with them.',
  withdrawFailed: 'Failed to withdraw the application.',
  undoFailed: 'Failed to take the withdrawal back.',
  bringBackFailed: 'Failed to bring the application back.',
  profileFailed: 'Failed to load user profile data.',
} as const;

export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** The message of the server or of the connection. */
export const errorSentence = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Try again.';

/** The message without its full stop, for use inside a longer sentence. */
const inside = (error: unknown) => errorSentence(error).replace(/\.$/, '');

/** Why the list of applications could not be loaded. */
export function listSentence(error: unknown): string {
  switch (statusOf(error)) {
    case 403:
      return say.accessDenied;
    case 404:
      return say.noApplications;
    case 500:
      return `Server error: ${inside(error)}. Please try again later.`;
    default:
      return `Failed to load applications: ${errorSentence(error)}`;
  }
}

/** The toast about an edit that was not saved; the dialog gives the details. */
export function updateSentence(title: string, sentence: string, status?: number): string {
  switch (status) {
    case 403:
      return `${title}: Access Denied. ${sentence}`;
    case 422:
      return `${title}: Validation Error: Please check the form for errors.`;
    case 500:
      return `${title}: Server Error. ${sentence}`;
    default:
      return `${title}: ${sentence}`;
  }
}

/** Why an application could not be loaded. */
export function viewSentence(error: unknown): string {
  if (error instanceof FallbackFailed) return say.fallbackFailed;
  if (error instanceof NoToken) return say.noToken;
  if (statusOf(error) === 404) return say.notFound;
  return `Failed to load application details: ${errorSentence(error)}`;
}

/** Neither the application nor what is known of its progress could be read. */
export class FallbackFailed extends Error {}
export class NoToken extends Error {}
