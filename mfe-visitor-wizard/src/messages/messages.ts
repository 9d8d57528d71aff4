/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  validationError,
  invalidData,
  notAutosaved,
  sessionLost,
  welcomeBack,
  restored,
  signInFailed,
  authentication,
  alreadySubmitted,
  noToken,
  noDetails,
  noApplication,
] = /* @__PURE__ */ messages(17, [
  ({ message }: { message: string | number }) => `Validation error: ${message}`,
  'Invalid data',
  'Failed to save progress',
  'Authentication expired. Please go back to step 2 and re-authenticate.',
  ({ step }: { step: string | number }) => `Welcome back! Resuming from step ${step}.`,
  'Previous application progress loaded!',
  'Something went wrong with login',
  'Authentication failed. Please check your information and try again.',
  'Your application has already been submitted.',
  'Authentication token not found. Please go back to step 2 and re-authenticate.',
  'Missing authentication or intern details. Please go back to step 2 and complete your information.',
  'No application ID found. Please go back to step 2 and complete the authentication process again.',
]);
