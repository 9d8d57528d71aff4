/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [sessionEnded, welcomeBack, pleaseAdd] = /* @__PURE__ */ messages(109, [
  'Your session has ended. Please sign in again at step 2.',
  ({ step }: { step: string | number }) => `Welcome back! Continuing from step ${step}.`,
  ({ label }: { label: string | number }) => `Please add: ${label}.`,
]);
