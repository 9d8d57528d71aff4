/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  saving,
  saved,
  notSaved,
  failed,
  unexpected,
  documentsNotSaved,
  loggedIn,
  personalRestored,
  documentNotOpened,
  viewPrevious,
  resumeLead,
  resumeTip,
  codeLead,
  codeTip,
  dashboardTip,
  submitApplication,
] = /* @__PURE__ */ messages(19, [
  'Saving...',
  'Progress Saved Successfully',
  'Could not Save Error Occurred',
  'Something went wrong',
  'An unexpected error occurred.',
  'Failed to save documents.',
  'Login successful!',
  'Your personal information has been restored. Please continue with login.',
  'Failed to open document. Please try again.',
  'View Previous file',
  'Enter the email and phone number that you started with.',
  'Nothing is lost: you come back to the step where you stopped, on any device.',
  'This device is new to us, so we make sure that it is you.',
  'Look into your spam folder when the email does not come. What you typed stays here meanwhile.',
  'Forgot your password? Ask for a new one where you sign in.',
  'Submit Application',
]);
