/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  nothingToReview,
  denied,
  reviewGone,
  reviewFailed,
  submitRefused,
  submitFailed,
  submitToast,
  submitted,
] = /* @__PURE__ */ messages(29, [
  'No application ID found. Please go back and complete previous steps.',
  'Access denied. Please ensure you have the correct permissions.',
  'Application data not found. Please go back and complete previous steps.',
  'Failed to load application data for review. Please try again.',
  ({ sentences }: { sentences: string | number }) => `Validation failed: ${sentences}`,
  'Failed to submit application. Please try again.',
  'Failed to submit application',
  'Application submitted successfully!',
]);
