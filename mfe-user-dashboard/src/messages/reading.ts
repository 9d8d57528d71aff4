/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  applicationNamed,
  loadingApplication,
  backToApplications,
  viewApplication,
  cannotEdit,
  notFound,
  fallbackFailed,
  viewFailed,
] = /* @__PURE__ */ messages(246, [
  ({ reference }: { reference: string | number }) => `Application ${reference}`,
  'Loading the application',
  'Your applications',
  'View the application',
  'Cannot Edit: This application has been submitted and cannot be edited.',
  "Application not found. It may have been deleted or you don't have access to it.",
  'Unable to load application data. Please try again later.',
  ({ reason }: { reason: string | number }) => `Failed to load application details: ${reason}`,
]);
