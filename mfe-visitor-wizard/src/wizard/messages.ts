import { type ApplicationWords, commonMessages, commonWords } from '@portal/application-ui/wizard';
import type { WizardMessages } from '@portal/ui/wizard';

export const validationError = (message: string) => `Validation error: ${message || 'Invalid data'}`;

export const messages: WizardMessages = {
  ...commonMessages,
  notAutosaved: 'Failed to save progress',
  sessionLost: 'Authentication expired. Please go back to step 2 and re-authenticate.',
  refusedFields: (message, errors) => [validationError(message), ...Object.values(errors)],
};

export const visitWords: ApplicationWords = {
  ...commonWords,
  welcomeBack: (step) => `Welcome back! Resuming from step ${step}.`,
  restored: 'Previous application progress loaded!',
  signInFailed: 'Something went wrong with login',
  authentication: 'Authentication failed. Please check your information and try again.',
  alreadySubmitted: 'Your application has already been submitted.',
  // The messages are shown at the fields.
  refusedSignIn: () => [],
};

export const say = {
  noToken: 'Authentication token not found. Please go back to step 2 and re-authenticate.',
  noDetails:
    'Missing authentication or intern details. Please go back to step 2 and complete your information.',
  noApplication:
    'No application ID found. Please go back to step 2 and complete the authentication process again.',
  documents: commonWords.documents,
};
