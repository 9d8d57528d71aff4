/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  prepareTitle,
  prepareLead,
  isItForYou,
  otherWays,
  yourList,
  printList,
  untickAll,
  applyHere,
  applyForOne,
  addLater,
  allThere,
  readyOf,
] = /* @__PURE__ */ messages(167, [
  'What you will need',
  'First check that it is right for you. Then tick what you have. Your ticks stay on this device.',
  'Is it right for you?',
  'If one of these does not apply to you, you can still write to us. We are happy to tell you about other ways to learn or to help.',
  'Your list',
  'Print this list',
  'Untick all',
  'Apply Now',
  ({ one }: { one: string | number }) => ` for ${one}`,
  'You can start before you have everything. Your answers are saved, and you can stop at the step that needs a missing document.',
  'You have everything. You are ready.',
  ({ ready, all }: { ready: string | number; all: string | number }) => `${ready} of ${all} ready`,
]);
