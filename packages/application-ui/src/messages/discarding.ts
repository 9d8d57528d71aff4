/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  begunByAccident,
  discardThis,
  discardTitle,
  discarding,
  discard,
  keepIt,
  discardGoes,
  yourApplication,
  backInDashboard,
  backBySignIn,
  asItWas,
] = /* @__PURE__ */ messages(53, [
  'Started by accident?',
  'Discard this application',
  'Discard this application?',
  'Discarding...',
  'Discard',
  'Keep it',
  <T>({ name }: { name: (words: string) => T }) => [
    name(''),
    ' will be deleted, with everything you filled in and its documents.',
  ],
  ({ programme }: { programme: string | number }) => `Your ${programme} application`,
  'You can bring it back in your dashboard for one day. After that it is deleted for good.',
  'You can bring it back for one day: continue your application with the same email and phone number. After that it is deleted for good.',
  'Nothing has changed. Please try again.',
]);
