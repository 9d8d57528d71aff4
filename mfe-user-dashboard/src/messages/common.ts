/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  tryAgain,
  cancel,
  somethingWrong,
  unreachable,
  tookTooLong,
  noToken,
  openFailed,
  submittedOn,
  lastSaved,
  percentComplete,
  notSentYet,
] = /* @__PURE__ */ messages(23, [
  'Try again',
  'Cancel',
  'Something went wrong. Try again.',
  'The portal could not be reached. Check your connection and try again.',
  'The portal took too long to answer. Try again.',
  'No authentication token found. Please login again.',
  'Failed to open document. Please try again.',
  ({ day }: { day: string | number }) => `Submitted on ${day}`,
  ({ day }: { day: string | number }) => `Not submitted yet. Last saved on ${day}`,
  ({ progress }: { progress: string | number }) => `${progress} % complete`,
  'Not submitted yet',
]);
