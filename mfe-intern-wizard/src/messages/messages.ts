/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  sessionExpired,
  authenticationFailed,
  academicNotSaved,
  communityNotSaved,
  notSubmitted,
  reviewNotLoaded,
  wasSubmitted,
  welcomeBack,
  referenceLetter,
] = /* @__PURE__ */ messages(25, [
  'Session expired. Please start over.',
  'Authentication failed. Please restart the form.',
  'Failed to save academic reference.',
  'Failed to save community reference.',
  'Failed to submit application.',
  'Failed to load review data. Please try again.',
  'Submitted successfully',
  ({ step }: { step: string | number }) => `Welcome back! Continuing from step ${step}.`,
  'Reference letter',
]);
