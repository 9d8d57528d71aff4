import { type ApplicationWords, commonMessages, commonWords } from '@portal/application-ui/wizard';
import type { WizardMessages } from '@portal/ui/wizard';

const refused = (message: string) => `Validation error: ${message || 'Invalid data'}`;

export const messages: WizardMessages = {
  ...commonMessages,
  notAutosaved: 'Failed to save progress',
  sessionLost: 'Authentication expired. Please go back to step 2 and re-authenticate.',
  refusedFields: (message, errors) => [refused(message), ...Object.values(errors)],
};

export const words: ApplicationWords = {
  ...commonWords,
  welcomeBack: (step) => `Welcome back! Resuming from step ${step}.`,
  restored: 'Previous application progress loaded!',
  signInFailed: 'Something went wrong with login',
  authentication: 'Authentication failed. Please check your information and try again.',
  alreadySubmitted: 'Your application has already been submitted.',
  // What is wrong stands at the fields.
  refusedSignIn: () => [],
};

export const say = {
  noToken: 'Authentication token not found. Please go back to step 2 and re-authenticate.',
  noDetails:
    'Missing authentication or intern details. Please go back to step 2 and complete your information.',
  noApplication:
    'No application ID found. Please go back to step 2 and complete the authentication process again.',
  nothingToReview: 'No application ID found. Please go back and complete previous steps.',
  denied: 'Access denied. Please ensure you have the correct permissions.',
  reviewGone: 'Application data not found. Please go back and complete previous steps.',
  review: 'Failed to load application data for review. Please try again.',
  refused,
  submitRefused: (sentences: readonly string[]) => `Validation failed: ${sentences.join(', ')}`,
  submitFailed: 'Failed to submit application. Please try again.',
  submitToast: 'Failed to submit application',
  submitted: 'Application submitted successfully!',
  documents: commonWords.documents,
};
