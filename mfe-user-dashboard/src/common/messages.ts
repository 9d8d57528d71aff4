/** Every sentence about something that went wrong or well, as people know them from the portal. */
import { ApiError } from '@portal/remote-sdk';

export const success = {
  uploaded: 'Document Uploaded Successfully!',
  updated: 'Application Updated Successfully!',
  started: 'Application Started',
  submitted: 'Application Submitted!',
  requested: 'Request Submitted',
  password: 'Password Changed',
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
  profileFailed: 'Failed to load user profile data.',
} as const;

export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** What the server, or the connection, says about it. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Try again.';

/** To stand inside a sentence that goes on. */
const inside = (error: unknown) => wordsOf(error).replace(/\.$/, '');

/** Why the list of applications is not there. */
export function listSentence(error: unknown): string {
  switch (statusOf(error)) {
    case 403:
      return say.accessDenied;
    case 404:
      return say.noApplications;
    case 500:
      return `Server error: ${inside(error)}. Please try again later.`;
    default:
      return `Failed to load applications: ${wordsOf(error)}`;
  }
}

/** The toast about an edit that was not saved; the dialog says it at length. */
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

/** Why one application is not there. */
export function viewSentence(error: unknown): string {
  if (error instanceof FallbackFailed) return say.fallbackFailed;
  if (error instanceof NoToken) return say.noToken;
  if (statusOf(error) === 404) return say.notFound;
  return `Failed to load application details: ${wordsOf(error)}`;
}

/** Neither the application nor what is known of its progress could be read. */
export class FallbackFailed extends Error {}
export class NoToken extends Error {}
