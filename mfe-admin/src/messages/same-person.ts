/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  samePerson,
  somebody,
  takeApart,
  takeBack,
  perhapsSame,
  ofSomebody,
  showCountMore,
  otherFailed,
  verdictFailed,
  sameAccount,
  throughOther,
  putTogether,
  keptApart,
  takenBack,
  entrySame,
  entryDifferent,
  entryBack,
] = /* @__PURE__ */ messages(763, [
  'The same person',
  'Somebody else',
  'Take apart',
  'Take that back',
  'Perhaps of the same person:',
  ({ count }: { count: number }) =>
    `${count === 1 ? `1 application of somebody else` : `${count} applications of somebody else`}`,
  ({ count }: { count: string | number }) => `Show ${count} more`,
  'Other applications of this person could not be loaded',
  'It was not saved. Try again.',
  'The same account',
  'By way of another application',
  'Put together. Neither application has changed.',
  'It is kept apart, and not hinted at again.',
  'Taken back.',
  ({ other }: { other: string | number }) => `put together with ${other} as of the same person`,
  ({ other }: { other: string | number }) => `said to be of somebody else than ${other}`,
  ({ other }: { other: string | number }) => `what was said of it and ${other} was taken back`,
]);
