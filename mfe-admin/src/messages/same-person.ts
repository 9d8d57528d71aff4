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
] = /* @__PURE__ */ messages(779, [
  'The same person',
  'Somebody else',
  'Separate',
  'Undo',
  'Possibly the same person:',
  ({ count }: { count: number }) =>
    `${count === 1 ? `1 application of somebody else` : `${count} applications of somebody else`}`,
  ({ count }: { count: string | number }) => `Show ${count} more`,
  'Other applications of this person could not be loaded',
  'It was not saved. Try again.',
  'The same account',
  'Linked through another application',
  'Linked. Neither application has changed.',
  'Marked as different people. The portal will not suggest it again.',
  'Undone.',
  ({ other }: { other: string | number }) => `linked with ${other} as the same person`,
  ({ other }: { other: string | number }) => `marked as a different person from ${other}`,
  ({ other }: { other: string | number }) => `the comparison with ${other} was undone`,
]);
