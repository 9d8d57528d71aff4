/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [youHaveApplied, signInToSee, seeIt, doneHere, doneHereMeans] = /* @__PURE__ */ messages(364, [
  'You have applied',
  'Somebody has applied on this device. Sign in to see the application and our answer; the password is in the confirmation email.',
  'Sign in to see it',
  'Done here',
  'When you press Done here, this device forgets that somebody applied, and the next person starts at the first step.',
]);
