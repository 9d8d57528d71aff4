/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  requestsLead,
  loadingRequests,
  requestsFailed,
  noRequests,
  noRequestsText,
  toApplications,
  anotherOne,
  newOutcome,
  askedOn,
  after,
  yourReason,
  answeredOn,
  ourAnswer,
  openNew,
  approvedBegun,
] = /* @__PURE__ */ messages(158, [
  'Your requests to apply again, and our answers.',
  'Loading your requests',
  'Failed to load requests',
  'No requests yet',
  'One year after you submit an application, you can ask for another one of the same programme. The button is next to your application.',
  'Your applications',
  ({ programme }: { programme: string | number }) => `Another ${programme} application`,
  ' New',
  'Asked on',
  'After',
  'Your reason',
  'Answered on',
  'Our answer',
  <T>({ b, reference }: { b: (words: string) => T; reference: string | number }) => [
    'Open the new application ',
    b(`${reference}`),
  ],
  'Approved. We have started a new application for you.',
]);
