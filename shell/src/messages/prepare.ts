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
  'Look first whether it is for you. Then tick what you have. Your ticks stay on this device.',
  'Is it for you?',
  'Does one of these not fit you? You can still write to us. We are glad to tell you of other ways to learn or to help.',
  'Your list',
  'Print this list',
  'Untick all',
  'Apply Now',
  ({ one }: { one: string | number }) => ` for ${one}`,
  'You can start before all of it is ready. The form keeps your answers and waits at the step that needs what is missing.',
  'All of it is there. You are ready.',
  ({ ready, all }: { ready: string | number; all: string | number }) => `${ready} of ${all} ready`,
]);
